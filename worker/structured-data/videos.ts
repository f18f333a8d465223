import type { VideoObjectLeaf } from "schema-dts";
import type { ContentCard } from "../../shared/content/types.ts";
import { languageTag } from "../../shared/i18n/locales.ts";
import { isVideoFile } from "../../shared/media-urls/video-file.ts";
import type { DescribedPage } from "../../shared/rendering/structured-data.tsx";
import { absolute } from "../../shared/seo/alternates.ts";

export function videoObjects(
  page: DescribedPage,
  videos: readonly ContentCard[],
): VideoObjectLeaf[] {
  const { origin, picture, locale } = page;
  return videos.flatMap(({ title, summary, imgUrl, videoUrl, publishTime, duration }) => {
    if (!videoUrl || !publishTime) return [];
    const url = absolute(videoUrl, origin);
    return {
      "@type": "VideoObject",
      name: title,
      description: summary ?? title,
      thumbnailUrl: imgUrl ? absolute(imgUrl, origin) : picture,
      uploadDate: publishTime,
      ...(isVideoFile(url) ? { contentUrl: url } : { embedUrl: url }),
      ...(duration !== undefined && { duration: isoDuration(duration) }),
      inLanguage: languageTag[locale],
    };
  });
}

/** Formats a duration as in ISO 8601, for example `PT1M8S`. */
export function isoDuration(seconds: number): string {
  const rounded = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(rounded / 3600), "H"],
    [Math.floor(rounded / 60) % 60, "M"],
    [rounded % 60, "S"],
  ] as const;
  const nonZero = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return `PT${nonZero.join("") || "0S"}`;
}
