import type { JobPostingLeaf, PlaceLeaf } from "schema-dts";
import { company } from "../../shared/brand/site.ts";
import type { ContentItem } from "../../shared/content/types.ts";
import { yearMonthDay } from "../../shared/i18n/dates.ts";
import type { DescribedPage } from "../../shared/rendering/structured-data.tsx";
import { placesIn } from "../content-api/places.ts";
import { publisher } from "./company.ts";

/**
 * Patterns for the employment types of schema.org. They match whole terms, so that 合同管理 (contract management) and
 * “international” do not match.
 */
const employmentTypes: readonly [RegExp, string][] = [
  [/全职|\bfull[\s-]?time\b/i, "FULL_TIME"],
  [/兼职|\bpart[\s-]?time\b/i, "PART_TIME"],
  [/实习|\bintern(?:ship)?s?\b/i, "INTERN"],
  [/临时工|\btemporary\b/i, "TEMPORARY"],
  [/合同工|\bcontractors?\b/i, "CONTRACTOR"],
];

/**
 * Describes a position on the page that shows only this position. Returns nothing if the position lacks a field that
 * search engines require. A page with several positions must not have this markup (developers.google.com, “Job
 * posting”).
 */
export function jobPosting(page: DescribedPage, position: ContentItem): JobPostingLeaf[] {
  const employer = publisher(page.origin, page.locale);
  const { id, title, subTitle = "", publishTime, address, content, summary } = position;
  const description = content || summary;
  const places = placesIn(address, page.locale).map(place);
  if (!publishTime || places.length === 0 || !description) return [];
  const type = employmentTypes.find(([words]) => words.test(subTitle))?.[1];
  return [
    {
      "@type": "JobPosting",
      title,
      description,
      datePosted: yearMonthDay(publishTime),
      identifier: { "@type": "PropertyValue", name: String(employer.name), value: id },
      hiringOrganization: employer,
      jobLocation: places,
      ...(type && { employmentType: type }),
      url: page.address,
    },
  ];
}

function place(name: string): PlaceLeaf {
  const town = (name.split(",", 1)[0] ?? name).trimEnd();
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
