import type { CSSProperties } from "react";
import media from "../../media.json";
import { site } from "../../site.ts";
import styles from "./picture.module.css";

interface MediaEntry {
  width: number;
  height: number;
  widths: number[];
  color: string;
  /** A few pixels of it as a data address. */
  placeholder: string;
}

interface PictureOptions {
  alt: string;
  sizes?: string;
  /** Above the fold: loaded at once and first. */
  eager?: boolean;
  className?: string | undefined;
}

const entries: Readonly<Record<string, MediaEntry>> = media;
const OWN_PICTURE = /^\/media\/([\w-]+)-\d+\.(?:webp|avif)$/;

/** A content's picture by its address: the site's own in all sizes, any other as it is. */
export function Picture({ src, ...options }: PictureOptions & { src: string | undefined }) {
  if (src === undefined) return <MediaPicture name={site.pictures.default} {...options} />;
  const name = OWN_PICTURE.exec(src)?.[1];
  if (name !== undefined && name in entries) return <MediaPicture name={name} {...options} />;
  return (
    <picture className={className(options)}>
      <img src={src} alt={options.alt} {...loading(options)} />
    </picture>
  );
}

/** One of the pictures in shared/media.json; an unknown name shows the default one. */
export function MediaPicture({ name, ...options }: PictureOptions & { name: string }) {
  const known = name in entries ? name : site.pictures.default;
  const entry = entries[known];
  if (!entry) return null;
  const { width, height, widths } = entry;
  const sizes = options.sizes ?? "100vw";
  return (
    <picture className={className(options)} style={stillStyle(entry)}>
      <source type="image/avif" srcSet={srcSet(known, widths, "avif")} sizes={sizes} />
      <img
        src={`/media/${known}-${widths.at(-1) ?? width}.webp`}
        srcSet={srcSet(known, widths, "webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={options.alt}
        {...loading(options)}
      />
    </picture>
  );
}

/** What stands in the frame until the picture has come. */
function stillStyle({ color, placeholder }: MediaEntry): CSSProperties {
  return {
    "--picture-color": color,
    "--picture-placeholder": `url("${placeholder}")`,
  } as CSSProperties;
}

function srcSet(name: string, widths: number[], type: string): string {
  return widths.map((width) => `/media/${name}-${width}.${type} ${width}w`).join(", ");
}

function loading({ eager = false }: PictureOptions) {
  return eager
    ? { fetchPriority: "high" as const }
    : { loading: "lazy" as const, decoding: "async" as const };
}

function className(options: PictureOptions): string {
  return [styles.picture, options.className].filter(Boolean).join(" ");
}
