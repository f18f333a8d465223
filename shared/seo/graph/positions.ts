import type { JobPostingLeaf, PlaceLeaf } from "schema-dts";
import { POSITION_PARAMETER } from "../../content/parameters.ts";
import type { ContentCard, ContentItem } from "../../content/types.ts";
import { yearMonthDay } from "../../i18n/dates.ts";
import { company } from "../../site.ts";
import type { AboutPage } from "../page-content.ts";
import { publisher } from "./company.ts";

type Position = ContentCard & Partial<ContentItem>;

/** Names of schema.org by words of the content, Chinese or English. */
const employmentTypes: readonly [RegExp, string][] = [
  [/全职|full.?time/i, "FULL_TIME"],
  [/兼职|part.?time/i, "PART_TIME"],
  [/实习|intern/i, "INTERN"],
  [/临时|temporary/i, "TEMPORARY"],
  [/合同|contract/i, "CONTRACTOR"],
];

/** One each; what search engines cannot take as a position is left out. */
export function jobPostings(page: AboutPage, positions: readonly Position[]): JobPostingLeaf[] {
  return positions.flatMap((position) => {
    const { publishTime, address, content, summary } = position;
    const description = content || summary;
    if (!publishTime || !address || !description) return [];
    return [jobPosting(page, position, { publishTime, address, description })];
  });
}

interface Needed {
  publishTime: string;
  address: string;
  /** HTML. */
  description: string;
}

function jobPosting(page: AboutPage, { id, title, subTitle = "" }: Position, needed: Needed) {
  const { edition, origin } = page;
  const employer = publisher(origin, edition);
  const type = employmentTypes.find(([words]) => words.test(subTitle))?.[1];
  return {
    "@type": "JobPosting",
    title,
    description: needed.description,
    datePosted: yearMonthDay(needed.publishTime),
    identifier: { "@type": "PropertyValue", name: String(employer.name), value: id },
    hiringOrganization: employer,
    jobLocation: needed.address.split(/[、,/]\s*/).map(place),
    ...(type && { employmentType: type }),
    url: positionAddress(page, id),
  } satisfies JobPostingLeaf;
}

/** Where the position stands open. */
export function positionAddress({ address }: AboutPage, id: string): string {
  const url = new URL(address);
  url.search = `?${POSITION_PARAMETER}=${id}`;
  url.hash = `position-${id}`;
  return url.href;
}

function place(name: string): PlaceLeaf {
  const abroad = Object.entries(company.abroad).find(([, places]) => places.includes(name));
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: name,
      addressCountry: abroad?.[0] ?? company.country,
    },
  };
}
