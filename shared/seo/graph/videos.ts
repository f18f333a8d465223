import type { VideoObjectLeaf } from "schema-dts";
import type { ContentCard } from "../../content/types.ts";
import { isVideoFile } from "../../content/video-file.ts";
import { languageTag } from "../../i18n/locales.ts";
import type { DescribedPage } from "../../page/page-content.ts";
import { absolute } from "../absolute.ts";

/** One each of the films that the page plays. */
export function videoObjects(
  page: DescribedPage,
  videos: readonly ContentCard[],
): VideoObjectLeaf[] {
  const { origin, picture, locale } = page;
  return videos.flatMap(({ title, summary, imgUrl, videoUrl, publishTime, duration }) => {
    if (!videoUrl || !publishTime) return [];
    const film = absolute(videoUrl, origin);
    return {
      "@type": "VideoObject",
      name: title,
      description: summary ?? title,
      thumbnailUrl: imgUrl ? absolute(imgUrl, origin) : picture,
      uploadDate: publishTime,
      ...(isVideoFile(film) ? { contentUrl: film } : { embedUrl: film }),
      ...(duration !== undefined && { duration: isoDuration(duration) }),
      inLanguage: languageTag[locale],
    };
  });
}

/** Seconds in ISO 8601: `PT1M8S`. */
export function isoDuration(seconds: number): string {
  const integer = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(integer / 3600), "H"],
    [Math.floor(integer / 60) % 60, "M"],
    [integer % 60, "S"],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return `PT${told.join("") || "0S"}`;
}
