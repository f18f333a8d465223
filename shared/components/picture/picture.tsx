import { type CSSProperties, use } from "react";
import { preload } from "react-dom";
import { largestFile, sizedPicture } from "../../content/sized-picture.ts";
import type { ContentCard, ImageFacts } from "../../content/types.ts";
import { DocumentContext } from "../../page/document-context.tsx";
import sitePictures from "../../site-pictures.json";
import styles from "./picture.module.css";
import { TypographicCard, type Worded } from "./typographic-card.tsx";

/** When a picture is loaded. */
type Loading =
  /** At once and before all others: the picture that a page opens with. */
  | "first"
  /** At once. */
  | "eager"
  /** By the browser's own rule: near the top of a fresh page, or in what unfolds. */
  | "lazy"
  /** Within 4/3 of the viewport's height (specification section 1); see client/effects/pictures.ts. */
  | "near";

interface PictureOptions {
  /** By default none: a title stands beside the picture. */
  alt?: string;
  sizes?: string;
  loading?: Loading;
  className?: string | undefined;
}

/** A picture in the site's own sizes and formats. */
interface OwnPicture {
  /** Address without size and ending. */
  path: string;
  facts: ImageFacts & { widths: number[] };
}

/** What shared/site-pictures.json knows of each, as JSON has it. */
interface Entry {
  widths: number[];
  /** Of the largest; only where the picture is not 16:9. */
  height?: number;
  focal?: number[];
}

const entries: Readonly<Record<string, Entry>> = sitePictures;

/** Stands in a frame until its picture has come. */
export const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** An item's picture: the site's own in all sizes, any other as it is; its words where there is none. */
export function Picture({
  item,
  ...options
}: PictureOptions & { item: Pick<ContentCard, "imgUrl" | "image"> & Worded }) {
  const { imgUrl, image } = item;
  if (imgUrl === undefined) return <TypographicCard item={item} className={options.className} />;
  const sized = sizedPicture(item);
  return image && sized ? (
    <Own path={sized.path} facts={{ ...image, widths: sized.widths }} {...options} />
  ) : (
    <Frame facts={image} src={imgUrl} {...options} />
  );
}

/** One of the site's own pictures by its name. */
export function MediaPicture({ name, ...options }: PictureOptions & { name: string }) {
  const entry = entries[name];
  if (!entry) return null;
  const { widths, focal: [x = 50, y = 50] = [] } = entry;
  const width = Math.max(...widths);
  const { height = Math.round((width * 9) / 16) } = entry;
  const facts = { width, height, widths, focal: [x, y] as const };
  return <Own path={`/media/${name}`} facts={facts} {...options} />;
}

function Own({ path, facts, ...options }: OwnPicture & PictureOptions) {
  const { widths } = facts;
  return (
    <Frame facts={facts} src={largestFile({ path, widths }, "webp")} widths={widths} {...options} />
  );
}

interface FrameProps extends PictureOptions {
  src: string;
  facts: ImageFacts | undefined;
  /** Present where the address has variants, in AVIF and WebP. */
  widths?: number[];
}

function Frame({ facts, className, ...picture }: FrameProps) {
  const isNear = (picture.loading ?? "near") === "near";
  return (
    <span
      className={[styles.frame, className].filter(Boolean).join(" ")}
      data-upright={facts !== undefined && facts.height > facts.width}
      style={stillStyle(facts, !isNear)}
    >
      {isNear ? (
        <NearPicture facts={facts} {...picture} />
      ) : (
        <NativePicture facts={facts} {...picture} />
      )}
    </span>
  );
}

type InFrame = Omit<FrameProps, "className">;

const orders = {
  first: { fetchPriority: "high" },
  eager: {},
  lazy: { loading: "lazy", decoding: "async" },
} as const;

function NativePicture({ src, widths, facts, alt = "", sizes = "100vw", loading }: InFrame) {
  const order = orders[loading === "first" || loading === "eager" ? loading : "lazy"];
  const avif = widths && srcSet(src, widths, "avif");
  if (loading === "first" && avif) preloadFirst(src, avif, sizes);
  return (
    // Another picture is another element: a failed one stays marked (client/effects/pictures.ts).
    <picture key={src}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        {...(widths && { srcSet: srcSet(src, widths, "webp"), sizes })}
        {...size(facts)}
        alt={alt}
        {...order}
      />
    </picture>
  );
}

/** The element itself stands behind some ten kilobytes of styles and navigation. */
function preloadFirst(src: string, imageSrcSet: string, imageSizes: string): void {
  const type = "image/avif";
  preload(src, { as: "image", type, imageSrcSet, imageSizes, fetchPriority: "high" });
}

/** The script gives it its address when it comes near; without a script the browser loads it. */
function NearPicture({ src, widths, facts, alt = "", sizes = "100vw" }: InFrame) {
  const { watchPicture } = use(DocumentContext);
  return (
    <>
      {/* Another picture is another element: the script has changed this one. */}
      <picture key={src}>
        <img
          ref={watchPicture}
          src={facts?.placeholder ?? NOTHING}
          data-src={src}
          {...(widths && { "data-widths": widths.join(), "data-sizes": sizes })}
          {...size(facts)}
          alt={alt}
          decoding="async"
        />
      </picture>
      <noscript>
        <img src={src} {...size(facts)} alt={alt} loading="lazy" />
      </noscript>
    </>
  );
}

/** A picture of which nothing is known holds the place of a wide one until it has come. */
function size(
  { width, height }: Pick<ImageFacts, "width" | "height"> = { width: 1280, height: 720 },
) {
  return { width, height };
}

/** What stands in the frame until the picture has come; a picture that waits shows its placeholder itself. */
function stillStyle(facts: ImageFacts | undefined, hasPlaceholder: boolean): CSSProperties {
  const { color, placeholder, focal } = facts ?? {};
  return {
    ...(focal && { "--picture-focal": `${focal[0]}% ${focal[1]}%` }),
    ...(color && { "--picture-color": color }),
    // Base64 needs no quotes, and programs that copy sites take escaped ones for a part of the address.
    ...(hasPlaceholder && placeholder && { "--picture-placeholder": `url(${placeholder})` }),
  } as CSSProperties;
}

/** Every width of a picture, as `srcset` has it. */
export function srcSet(src: string, widths: readonly number[], type: string): string {
  const path = src.replace(/-\d+\.\w+$/, "");
  return widths.map((width) => `${path}-${width}.${type} ${width}w`).join(", ");
}
