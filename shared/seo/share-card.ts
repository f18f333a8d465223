import type { Locale } from "../i18n/locales.ts";
import { type PageRoute, redirectRoutes } from "../routing/table.ts";
import { site } from "../site.ts";

/** A section of the site: the first segment of its paths. */
export type Section = keyof typeof site.pictures.sections;

/** Pixels of every card. */
export const CARD_SIZE = { width: 1200, height: 630 };

export const sections = Object.keys(site.pictures.sections) as Section[];

/** Address of the designed picture that stands for a section where a link is shared; tools/art/share.ts makes it. */
export function shareCardPath(section: Section, locale: Locale): string {
  return `/share/${section}-${locale}.jpg`;
}

/** What stands on the card in large letters: the section's name; the home page's own title. */
export function shareCardTitle(section: Section, locale: Locale): string {
  const route = redirectRoutes.find(({ path }) => path === section);
  return route?.title?.[locale] ?? site.hero.title[locale];
}

/** The section of a route; a page that is in none belongs to the home page. */
export function sectionOf({ path }: Pick<PageRoute, "path">): Section {
  return sections.find((section) => path.split("/")[0] === section) ?? "home";
}
