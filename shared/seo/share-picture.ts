import { site } from "../brand/site.ts";
import type { ContentCard } from "../content/types.ts";
import type { DescribedPage } from "../document/described-page.ts";
import { message } from "../i18n/messages.ts";
import { largestFile, sizedPicture } from "../media/picture-addresses.ts";
import { absolute } from "./absolute.ts";
import { CARD_SIZE, sectionOf, shareCardPath, shareCardTitle } from "./share-card.ts";

/** The picture of a page's link previews. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
}

type SharedPage = Pick<DescribedPage, "origin" | "locale" | "route">;

/** Minimum width for link previews, in pixels. */
const MIN_WIDTH = 600;

/** Formats that all link previews support, by file extension; some support neither AVIF nor WebP. */
const SUPPORTED_TYPES = new Map([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
]);

/** The item's own picture if it is wide enough and its format is supported, else the section's card. */
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
