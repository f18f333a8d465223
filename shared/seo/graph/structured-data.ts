import type { Graph, Thing } from "schema-dts";
import { escapeJson } from "../../page/escape-json.ts";
import type { AboutPage } from "../../page/page-content.ts";
import { baiduArticle, newsArticle } from "./articles.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { organization, website } from "./company.ts";
import { conferenceEvent } from "./conference.ts";
import { itemList } from "./lists.ts";
import { profilePage } from "./people.ts";
import { companyWithContacts, localBusiness } from "./places.ts";
import { jobPostings } from "./positions.ts";
import { videoObjects } from "./videos.ts";

/** A page's structured data as markup; what Baidu reads is a block of its own, since it knows no graphs. */
export function structuredData(page: AboutPage): string {
  const { item } = page.content;
  const blocks: object[] = [graphOf(page)];
  if (item && page.route.view === "article") blocks.push(baiduArticle(page, item));
  return blocks.map(toScript).join("");
}

export function graphOf(page: AboutPage): Graph {
  return { "@context": "https://schema.org", "@graph": things(page) };
}

function things(page: AboutPage): Thing[] {
  const { edition, origin, route } = page;
  if (route.view === "home") return [organization(origin, edition), website(origin, edition)];
  return [breadcrumbs(page), ...itemThings(page), ...listThings(page)];
}

function itemThings(page: AboutPage): Thing[] {
  const { item } = page.content;
  if (!item) return [];
  if (page.route.view === "executive") return [profilePage(page, item)];
  if (page.route.view === "office") return localBusiness(page, item);
  return [newsArticle(page, item)];
}

function listThings(page: AboutPage): Thing[] {
  const { items = [], position } = page.content;
  const { view } = page.route;
  // A page of several positions must not mark them up (developers.google.com, "Job posting").
  const named = items.filter(({ id }) => id === position);
  return [
    ...itemList(page, items),
    ...(view === "positions" ? jobPostings(page, named) : []),
    ...(view === "videos" ? videoObjects(page, items) : []),
    ...(view === "conference" ? conferenceEvent(page) : []),
    ...(view === "headquarters" ? [companyWithContacts(page, items)] : []),
  ];
}

function toScript(block: object): string {
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(block))}</script>`;
}
