import { defaultLocale } from "../../shared/brand/locales.ts";
import { locales } from "../../shared/i18n/locales.ts";
import { SEED } from "../content-import/content-files.ts";
import { itemFields, listFields, navigationFields, redirectFields } from "./fields.ts";
import { type Fields, readFields } from "./format.ts";
import { type Language, words } from "./labels.ts";
import { formatNames, type Kind, kindOf } from "./paths.ts";

/** Maps the path of each content file to its text. Sveltia's configuration is derived from these texts. */
export type Texts = ReadonlyMap<string, string>;

interface Place {
  /** The path relative to the locale's folder, such as `press-releases` or `history.yaml`. */
  path: string;
  kind: Kind;
  items: Fields[];
  nodes: string[];
}

/**
 * The collections in Sveltia's configuration: one for each folder of Markdown files, one with all YAML lists, and one
 * with the navigation and the redirects. fields.ts selects the fields of each form.
 */
export function collectionsOf(texts: Texts, language: Language) {
  const names = nodeNames(texts, language);
  const places = inOrder(placesOf(texts), names);
  const folders = places.filter(({ kind }) => kind === "item");
  const lists = places.filter(({ kind }) => kind === "list");
  const labelOf = ({ path, nodes }: Place) => {
    const own = nodes.map((node) => names.get(node) ?? node);
    const [first = path, ...others] = own;
    return others.length > 0
      ? `${own.slice(0, 3).join(" · ")}${others.length > 2 ? " …" : ""}`
      : first;
  };
  return [
    ...folders.map((place) => ({
      name: nameOf(place.path),
      label: labelOf(place),
      label_singular: labelOf(place),
      folder: `${SEED}/{{locale}}/${place.path}`,
      create: true,
      extension: "md",
      format: formatNames.item,
      slug: "{{id}}",
      identifier_field: "title",
      summary: "{{title}}",
      sortable_fields: {
        fields: ["publishTime", "title", "id"],
        default: { field: "publishTime", direction: "descending" },
      },
      i18n: {
        structure: "multiple_folders",
        locales: [...locales],
        default_locale: defaultLocale,
        initial_locales: [defaultLocale],
      },
      fields: itemFields(place.items, optionsOf(place.nodes, names), language),
    })),
    {
      name: "lists",
      label: words.lists[language],
      files: lists.map((place) => ({
        name: nameOf(place.path),
        label: labelOf(place),
        file: `${SEED}/{{locale}}/${place.path}`,
        format: formatNames.list,
        i18n: true,
        fields: listFields(place.items, language),
      })),
      i18n: { structure: "multiple_folders", locales: [...locales], default_locale: defaultLocale },
    },
    {
      name: "structure",
      label: words.structure[language],
      i18n: { structure: "multiple_folders", locales: [...locales], default_locale: defaultLocale },
      files: [
        {
          name: "navigation",
          label: words.navigation[language],
          file: `${SEED}/{{locale}}/navigation.yaml`,
          format: formatNames.navigation,
          i18n: true,
          fields: navigationFields(depthOf(texts), language),
        },
        ...(texts.has(`${SEED}/redirects.yaml`)
          ? [
              {
                name: "redirects",
                label: words.redirects[language],
                file: `${SEED}/redirects.yaml`,
                format: formatNames.redirects,
                i18n: false,
                fields: redirectFields(language),
              },
            ]
          : []),
      ],
    },
  ];
}

/** The name of a collection, made from a path. Sveltia allows neither slashes nor dots in names. */
export function nameOf(path: string): string {
  return path.replace(/\.\w+$/, "").replaceAll("/", "-");
}

/** The folders of items and the YAML lists. A path that several locales have is returned only once. */
function placesOf(texts: Texts): Place[] {
  const places = new Map<string, Place>();
  for (const [path, text] of texts) {
    const kind = kindOf(path);
    if (kind !== "item" && kind !== "list") continue;
    const below = path.split("/").slice(2);
    const place = kind === "item" ? below.slice(0, -1).join("/") : below.join("/");
    const known = places.get(place) ?? { path: place, kind, items: [], nodes: [] };
    const fields = readFields(kind, text);
    known.items.push(...(kind === "item" ? [fields] : (fields.items as Fields[])));
    const node = String(fields.node).toUpperCase();
    if (!known.nodes.includes(node)) known.nodes.push(node);
    places.set(place, known);
  }
  return [...places.values()];
}

/** Sorts folders and lists in the order in which their nodes are in the navigation. */
function inOrder(places: Place[], names: ReadonlyMap<string, string>): Place[] {
  const order = [...names.keys()];
  const rank = ({ nodes: [first = ""] }: Place) => order.indexOf(first);
  return places.toSorted((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
}

function optionsOf(nodes: readonly string[], names: ReadonlyMap<string, string>) {
  return nodes.map((value) => ({ value, label: names.get(value) ?? value }));
}

/** Maps the index name of each node to its name in the interface's language, or else in another language. */
function nodeNames(texts: Texts, language: Language): Map<string, string> {
  const names = new Map<string, string>();
  for (const locale of [...locales].sort((a) => (a === language ? 1 : -1))) {
    const text = texts.get(`${SEED}/${locale}/navigation.yaml`);
    if (text) collectNames(readFields("navigation", text), names);
  }
  return names;
}

interface NodeFields extends Fields {
  childs?: NodeFields[];
}

function collectNames({ root, others }: Fields, names: Map<string, string>): void {
  const all = [root, ...((others as NodeFields[]) ?? [])] as NodeFields[];
  for (const node of all.flatMap(withBelow)) {
    names.set(String(node.nodeIndexName).toUpperCase(), String(node.nodeName));
  }
}

function withBelow(node: NodeFields): NodeFields[] {
  return [node, ...(node.childs ?? []).flatMap(withBelow)];
}

/** The number of levels of the deepest navigation tree. */
function depthOf(texts: Texts): number {
  const depth = ({ childs = [] }: NodeFields): number => 1 + Math.max(0, ...childs.map(depth));
  const trees = locales.flatMap((locale) => texts.get(`${SEED}/${locale}/navigation.yaml`) ?? []);
  return Math.max(
    2,
    ...trees.map((text) => depth(readFields("navigation", text).root as NodeFields)),
  );
}
