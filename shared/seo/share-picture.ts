import { largestFile, sizedPicture } from "../content/sized-picture.ts";
import type { ContentCard } from "../content/types.ts";
import type { PageContextValue } from "../page/page-context.tsx";
import { site } from "../site.ts";
import { absolute } from "./absolute.ts";
import { CARD_SIZE, sectionOf, shareCardPath, shareCardTitle } from "./share-card.ts";

/** The picture that stands for a page where its link is shared. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
}

interface SharedPage extends Pick<PageContextValue, "locale" | "route"> {
  origin: string;
}

/** Pixels that link previews want of a picture at least. */
const LEAST_WIDTH = 600;

/** What all who show links can read, by the ending of the address: some read neither AVIF nor WebP. */
const READABLE_TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** The item's own picture where it is wide enough and can be read everywhere, else the card of the page's section. */
export function sharePicture(page: SharedPage, item?: ContentCard): SharePicture {
  return (item && ownPicture(page, item)) ?? sectionCard(page);
}

function ownPicture({ origin }: SharedPage, item: ContentCard): SharePicture | undefined {
  const { imgUrl, image, title } = item;
  if (!imgUrl || !image || image.width < LEAST_WIDTH) return undefined;
  const sized = sizedPicture(item);
  const url = absolute(sized ? largestFile(sized, "jpg") : imgUrl, origin);
  const type = READABLE_TYPES[endingOf(url)];
  if (!type) return undefined;
  return { url, width: image.width, height: image.height, type, alt: title };
}

function endingOf(url: string): string {
  return new URL(url).pathname.split(".").at(-1)?.toLowerCase() ?? "";
}

function sectionCard({ origin, locale, route }: SharedPage): SharePicture {
  const section = sectionOf(route);
  return {
    url: origin + shareCardPath(section, locale),
    ...CARD_SIZE,
    type: "image/jpeg",
    alt: `${site.name[locale]}${locale === "zh" ? "：" : ": "}${shareCardTitle(section, locale)}`,
  };
}
