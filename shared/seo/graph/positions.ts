import type { JobPostingLeaf, PlaceLeaf } from "schema-dts";
import type { ContentCard, ContentItem } from "../../content/types.ts";
import { yearMonthDay } from "../../i18n/dates.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { DescribedPage } from "../../page/page-content.ts";
import { POSITION_PARAMETER } from "../../routing/query.ts";
import { company } from "../../site.ts";
import { publisher } from "./company.ts";

type Position = ContentCard & Partial<ContentItem>;

/** Names of schema.org by whole terms of the content, Chinese or English: 合同管理 and "international" are fields of work. */
const employmentTypes: readonly [RegExp, string][] = [
  [/全职|\bfull[\s-]?time\b/i, "FULL_TIME"],
  [/兼职|\bpart[\s-]?time\b/i, "PART_TIME"],
  [/实习|\bintern(?:ship)?s?\b/i, "INTERN"],
  [/临时工|\btemporary\b/i, "TEMPORARY"],
  [/合同工|\bcontractors?\b/i, "CONTRACTOR"],
];

/** What stands between places. A comma stands within one in English: `Nanjing, China`. */
const BETWEEN_PLACES: Record<Locale, RegExp> = { zh: /[、，,；;/]/, en: /[、，；;/]/ };

/** One each; what search engines cannot take as a position is left out. */
export function jobPostings(page: DescribedPage, positions: readonly Position[]): JobPostingLeaf[] {
  return positions.flatMap((position) => {
    const { publishTime, address, content, summary } = position;
    const description = content || summary;
    const places = placesOf(page.locale, address);
    if (!publishTime || places.length === 0 || !description) return [];
    return [jobPosting(page, position, { publishTime, places, description })];
  });
}

interface Needed {
  publishTime: string;
  places: PlaceLeaf[];
  /** HTML. */
  description: string;
}

function jobPosting(page: DescribedPage, { id, title, subTitle = "" }: Position, needed: Needed) {
  const { locale, origin } = page;
  const employer = publisher(origin, locale);
  const type = employmentTypes.find(([words]) => words.test(subTitle))?.[1];
  return {
    "@type": "JobPosting",
    title,
    description: needed.description,
    datePosted: yearMonthDay(needed.publishTime),
    identifier: { "@type": "PropertyValue", name: String(employer.name), value: id },
    hiringOrganization: employer,
    jobLocation: needed.places,
    ...(type && { employmentType: type }),
    url: positionAddress(page, id),
  } satisfies JobPostingLeaf;
}

/** Where the position stands open. */
export function positionAddress({ address }: DescribedPage, id: string): string {
  const url = new URL(address);
  url.search = `?${POSITION_PARAMETER}=${id}`;
  url.hash = `position-${id}`;
  return url.href;
}

function placesOf(locale: Locale, address = ""): PlaceLeaf[] {
  const names = address.split(BETWEEN_PLACES[locale]).map((name) => name.trim());
  return names.filter(Boolean).map(place);
}

function place(name: string): PlaceLeaf {
  const [town = name] = name.split(/\s*,/);
  const abroad = Object.entries(company.abroad).find(([, places]) => places.includes(town));
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: name,
      addressCountry: abroad?.[0] ?? company.country,
    },
  };
}
