import { type CSSProperties, createContext, use } from "react";
import { preload } from "react-dom";
import {
  largestFile,
  NOTHING,
  type PictureFacts,
  sizedPicture,
  sourcesOf,
  srcSet,
} from "../media-urls/picture-addresses.ts";
import { escapeHtml } from "../text/escape.ts";
import styles from "./picture.module.css";

/**
 * Lazy-loads a picture, and returns a function that stops it. Only the browser provides it, because only hydrated
 * elements may be modified.
 */
export type WatchPicture = (picture: HTMLImageElement) => () => void;
export const WatchPictureContext = createContext<WatchPicture | undefined>(undefined);

/** When a picture is loaded. */
type Loading =
  /** Immediately and with high priority: the picture at the top of a page. */
  | "first"
  /** Immediately. */
  | "eager"
  /** Native lazy loading: near the top of a page, or in collapsed content. */
  | "lazy"
  /** A script loads it once it is within 4/3 of the viewport's height; see client/effects/pictures.ts. */
  | "near";

export interface PictureOptions {
  /** Empty by default: most pictures are next to a title that describes them. */
  alt?: string;
  sizes?: string;
  loading?: Loading;
  /** Whether an upright picture, such as the cover of a report, is shown uncropped. */
  isWhole?: boolean;
  className?: string | undefined;
}

interface PictureProps extends PictureOptions {
  item: { imgUrl?: string | undefined; image?: PictureFacts | undefined };
}

/** An item's picture, in all sizes if it is one of the site's own. Nothing if the item has none. */
export function Picture({ item, ...options }: PictureProps) {
  const { imgUrl, image } = item;
  if (imgUrl === undefined) return null;
  const sized = sizedPicture(item);
  const src = sized ? largestFile(sized, "webp") : imgUrl;
  return <FramedPicture facts={image} src={src} widths={sized?.widths} {...options} />;
}

interface FramedPictureProps extends PictureOptions {
  src: string;
  facts: PictureFacts | undefined;
  /** Set if the address has variants in AVIF and WebP. */
  widths: number[] | undefined;
}

/** A picture in the frame that reserves its space. */
export function FramedPicture({ facts, className, isWhole, ...picture }: FramedPictureProps) {
  const isNear = (picture.loading ?? "near") === "near";
  const isHigh = isUpright(facts);
  return (
    <span
      className={[styles.frame, isWhole && isHigh && styles.whole, className]
        .filter(Boolean)
        .join(" ")}
      data-upright={isHigh || undefined}
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

export function isUpright(facts: PictureFacts | undefined): boolean {
  return facts !== undefined && facts.height > facts.width;
}

type InFrame = Omit<FramedPictureProps, "className" | "isWhole">;

const orders = {
  first: { fetchPriority: "high" },
  eager: {},
  lazy: { loading: "lazy", decoding: "async" },
} as const;

function NativePicture({ src, widths, facts, alt = "", sizes = "100vw", loading }: InFrame) {
  const order = orders[loading === "first" || loading === "eager" ? loading : "lazy"];
  const avif = widths && srcSet(src, widths, "avif");
  const sources = sourcesOf(src, widths);
  if (loading === "first" && avif) {
    // The document's head loads it, because the element comes after some ten kilobytes of styles and navigation.
    const first = { as: "image", type: "image/avif", fetchPriority: "high" } as const;
    preload(src, { ...first, imageSrcSet: avif, imageSizes: sizes });
  }
  return (
    // The key makes React create a new element for another picture, because client/effects/pictures.ts marks failed
    // ones.
    <picture key={src}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        {...(sources && { srcSet: sources, sizes })}
        {...size(facts)}
        alt={alt}
        {...order}
      />
    </picture>
  );
}

/**
 * A picture whose address client/effects/pictures.ts sets near the viewport. Without scripts, the browser loads it
 * from `<noscript>`.
 */
function NearPicture({ src, widths, facts, alt = "", sizes = "100vw" }: InFrame) {
  const watchPicture = use(WatchPictureContext);
  return (
    <>
      {/* The key makes React create a new element for another picture, because the script has modified this one. */}
      <picture key={src}>
        <img
          ref={watchPicture}
          src={facts?.placeholder ?? NOTHING}
          data-src={src}
          data-widths={widths?.join()}
          data-sizes={sourcesOf(src, widths) && sizes}
          {...size(facts)}
          alt={alt}
          decoding="async"
        />
      </picture>
      {/* It is one HTML string, because rendering elements and attributes takes time, on every card. */}
      <noscript
        dangerouslySetInnerHTML={{
          __html: `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" loading="lazy">`,
        }}
      />
    </>
  );
}

/** Without metadata the space of a 16:9 picture is reserved. */
function size(
  { width, height }: Pick<PictureFacts, "width" | "height"> = { width: 1280, height: 720 },
) {
  return { width, height };
}

/**
 * The look of the frame until the picture has loaded. A lazily loaded picture shows the placeholder in its own
 * element.
 */
function stillStyle(facts: PictureFacts | undefined, hasPlaceholder: boolean): CSSProperties {
  const { color, placeholder, focal } = facts ?? {};
  return {
    ...(focal && { "--picture-focal": `${focal[0]}% ${focal[1]}%` }),
    ...(color && { "--picture-color": color }),
    // The address is not quoted, which base64 allows: programs that copy sites take escaped quotes for a part of it.
    ...(hasPlaceholder && placeholder && { "--picture-placeholder": `url(${placeholder})` }),
  };
}
