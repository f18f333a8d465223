import { redirectRoutes } from "../brand/pages.ts";
import { site } from "../brand/site.ts";
import type { ContentCard } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import { message } from "../i18n/messages.ts";
import { largestFile, sizedPicture } from "../media-urls/picture-addresses.ts";
import type { DescribedPage } from "../rendering/structured-data.tsx";
import type { PageRoute } from "../routing/page-route.ts";
import { absolute } from "./alternates.ts";

/** The picture that link previews of a page show. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
}

type SharedPage = Pick<DescribedPage, "origin" | "locale" | "route">;

/** The least width of a picture for link previews, in pixels. */
const MIN_WIDTH = 600;

/**
 * Picture formats that all link previews support, by file extension. Some link previews support neither AVIF nor
 * WebP.
 */
const SUPPORTED_TYPES = new Map([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
]);

/**
 * The item's own picture if it is wide enough and its format is supported. Otherwise the share card of the section, a
 * picture that was made for previews of links.
 */
export function sharePicture(page: SharedPage, item?: ContentCard): SharePicture {
  return (item && ownPicture(page, item)) ?? sectionCard(page);
}

function ownPicture({ origin }: SharedPage, item: ContentCard): SharePicture | undefined {
  const { imgUrl, image, title } = item;
  if (!imgUrl || !image || image.width < MIN_WIDTH) return undefined;
  const sized = sizedPicture(item);
  const url = absolute(sized ? largestFile(sized, "jpg") : imgUrl, origin);
  const type = SUPPORTED_TYPES.get(extensionOf(url));
  if (!type) return undefined;
  return { url, width: image.width, height: image.height, type, alt: title };
}

function extensionOf(url: string): string {
  return new URL(url).pathname.split(".").at(-1)?.toLowerCase() ?? "";
}

function sectionCard({ origin, locale, route }: SharedPage): SharePicture {
  const section = sectionOf(route);
  return {
    url: origin + shareCardPath(section, locale),
    ...CARD_SIZE,
    type: "image/jpeg",
    alt: site.name[locale] + message(locale, "colon") + shareCardTitle(section, locale),
  };
}

/**
 * A section of the site, named by the first segment of its pages' paths. `home` stands for the pages outside all
 * sections.
 */
export type CardSection = keyof typeof site.pictures.sections;

/** The size of all share cards, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

export const sections = Object.keys(site.pictures.sections) as CardSection[];

/** The path of a section's share card, which tools/art/share.ts creates. */
export function shareCardPath(section: CardSection, locale: Locale): string {
  return `/share/${section}-${locale}.jpg`;
}

/** The title on a section's share card. For the home page, it is the title at the top of the page. */
export function shareCardTitle(section: CardSection, locale: Locale): string {
  const route = redirectRoutes.find(({ path }) => path === section);
  return route?.title?.[locale] ?? site.opening.title[locale];
}

/** The section of a route. It is `home` for pages outside all sections. */
export function sectionOf({ path }: Pick<PageRoute, "path">): CardSection {
  return sections.find((section) => path.split("/")[0] === section) ?? "home";
}
