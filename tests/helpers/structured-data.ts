/** An object with a type of schema.org, such as `Organization`. Its properties may be further objects of this kind. */
export type JsonThing = Record<string, unknown> & { "@type": string };

/** The properties that search engines require for each type (developers.google.com/search/docs, schema.org). */
const REQUIRED: Record<string, string[]> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url", "potentialAction"],
  SearchAction: ["target", "query-input"],
  BreadcrumbList: ["itemListElement"],
  NewsArticle: [
    "headline",
    "image",
    "datePublished",
    "author",
    "publisher",
    "mainEntityOfPage",
    "articleSection",
    "inLanguage",
  ],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization", "jobLocation"],
  VideoObject: ["name", "description", "thumbnailUrl", "uploadDate", "contentUrl or embedUrl"],
  Event: ["name", "startDate", "location"],
  ItemList: ["itemListElement"],
  LocalBusiness: ["name", "address"],
  ProfilePage: ["mainEntity"],
  Person: ["name"],
  Place: ["address"],
  PostalAddress: ["addressLocality", "addressCountry"],
};

/** The JSON-LD blocks of a document, parsed. */
export function dataBlocks(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = ""]) => JSON.parse(json));
}

/** Returns the objects in a document's graph of structured data. Throws unless the document has exactly one graph. */
export function graphIn(html: string): JsonThing[] {
  const graphs = dataBlocks(html).filter((block) => block["@context"] === "https://schema.org");
  if (graphs.length !== 1)
    throw new Error(`The document has ${graphs.length} graphs of structured data, not one`);
  return graphs[0]?.["@graph"] as JsonThing[];
}

export function thingOf(graph: readonly JsonThing[], type: string): JsonThing {
  const thing = graph.find((candidate) => candidate["@type"] === type);
  if (!thing)
    throw new Error(
      `The structured data have no ${type}, only ${graph.map((it) => it["@type"]).join(", ")}`,
    );
  return thing;
}

/**
 * The missing or invalid properties of things and of the things inside them, such as `JobPosting has no datePosted`.
 */
export function faultsOf(graph: readonly JsonThing[]): string[] {
  return graph.flatMap((thing) => faultsWithin(thing, false));
}

/**
 * Finds the faults of a value. A nested value (`isPart`) may consist of only an `@id`, which refers to another thing.
 */
function faultsWithin(value: unknown, isPart: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => faultsWithin(each, isPart));
  if (typeof value !== "object" || value === null) return [];
  const thing = value as JsonThing;
  if (isPart && isReference(thing)) return [];
  if (!thing["@type"]) return [`no type: ${JSON.stringify(thing).slice(0, 80)}`];
  const names = isPart && isNamedOnly(thing) ? [] : (REQUIRED[thing["@type"]] ?? []);
  return [
    ...ownFaults(thing, names),
    ...Object.values(thing).flatMap((part) => faultsWithin(part, true)),
  ];
}

function isReference(thing: JsonThing): boolean {
  return Object.keys(thing).join() === "@id";
}

function ownFaults(thing: JsonThing, required: readonly string[]): string[] {
  const type = thing["@type"];
  const missing = required.filter((names) =>
    names.split(" or ").every((name) => isEmpty(thing[name])),
  );
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) =>
      valueFaults(`${type}.${name}`, name, value),
    ),
    ...(Array.isArray(thing.itemListElement) ? placeFaults(thing.itemListElement) : []),
  ];
}

/** Whether an object has only a name and perhaps a URL. This is enough for an author. */
function isNamedOnly(thing: JsonThing): boolean {
  const isAuthor = ["Person", "Organization"].includes(thing["@type"]);
  return isAuthor && Object.keys(thing).every((name) => ["@type", "name", "url"].includes(name));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

const ABSOLUTE = [
  "url",
  "item",
  "image",
  "logo",
  "contentUrl",
  "embedUrl",
  "thumbnailUrl",
  "mainEntityOfPage",
];
const TIMES = ["datePublished", "dateModified", "uploadDate", "startDate", "endDate"];

function valueFaults(where: string, name: string, value: unknown): string[] {
  const texts = [value].flat().filter((text) => typeof text === "string");
  const isWrong = (text: string) =>
    (ABSOLUTE.includes(name) && !/^https?:\/\/[^/]/.test(text)) ||
    (TIMES.includes(name) && !/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text)) ||
    (name === "datePosted" && !/^\d{4}-\d\d-\d\d$/.test(text)) ||
    (name === "duration" && !/^PT(?:\d+H)?(?:\d+M)?(?:\d+S)?$/.test(text)) ||
    (name === "telephone" && !/^\+[1-9]/.test(text)) ||
    (name === "headline" && text.length > 110);
  return texts.filter(isWrong).map((text) => `${where} is ${text}`);
}

function placeFaults(elements: JsonThing[]): string[] {
  const places = elements.map(({ position }) => Number(position));
  const [first = 1] = places;
  const inOrder = places.every((place, index) => place === first + index);
  const targets = elements.flatMap(({ item }) => item ?? []);
  return [
    ...(inOrder ? [] : [`list elements are numbered ${places.join(", ")}`]),
    ...(new Set(targets).size === targets.length
      ? []
      : ["two elements of a list have the same address"]),
  ];
}
