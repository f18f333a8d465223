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
 * Loads a picture as soon as it is near the viewport. Returns a function that stops watching the picture. On the
 * server, `WatchPictureContext` has no value. In the browser, the value comes from client/effects/pictures.ts.
 */
export type WatchPicture = (picture: HTMLImageElement) => () => void;
export const WatchPictureContext = createContext<WatchPicture | undefined>(undefined);

/** When the picture is loaded. */
type Loading =
  /** At once and with high priority, for the picture at the top of a page. */
  | "first"
  /** At once. */
  | "eager"
  /** By the browser's lazy loading, for pictures near the top of a page or in collapsed content. */
  | "lazy"
  /**
   * By a script, when the picture is in the viewport or at most a third of the viewport's height away
   * (client/effects/pictures.ts).
   */
  | "near";

export interface PictureOptions {
  /** The alternative text. It is empty by default, because most pictures are beside a title that describes them. */
  alt?: string;
  sizes?: string;
  loading?: Loading;
  /** Whether the picture is shown uncropped if it is upright, like the cover of a report. */
  isWhole?: boolean;
  className?: string | undefined;
}

interface PictureProps extends PictureOptions {
  item: { imgUrl?: string | undefined; image?: PictureFacts | undefined };
}

/**
 * An item's picture, in all sizes if it is one of the site's own pictures. An item without a picture renders nothing.
 */
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
  /** Set if the picture exists as AVIF and WebP in these widths. */
  widths: number[] | undefined;
}

/** A picture in a frame that reserves space for it. */
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
    // A preload in the head requests this picture earlier. The element itself comes after about ten kilobytes of styles
    // and navigation.
    const first = { as: "image", type: "image/avif", fetchPriority: "high" } as const;
    preload(src, { ...first, imageSrcSet: avif, imageSizes: sizes });
  }
  return (
    // The key makes React create a new element for another picture. Otherwise a mark that client/effects/pictures.ts
    // set on a failed picture would remain.
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
 * A picture that client/effects/pictures.ts loads when it is near the viewport. Without scripts, the browser loads it
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
      {/* This is a single HTML string, because React elements on every card would take longer to render. */}
      <noscript
        dangerouslySetInnerHTML={{
          __html: `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" loading="lazy">`,
        }}
      />
    </>
  );
}

/** The size of a picture. If the size is unknown, space with the ratio 16:9 is reserved. */
function size(
  { width, height }: Pick<PictureFacts, "width" | "height"> = { width: 1280, height: 720 },
) {
  return { width, height };
}

/** The style of the frame: the focal point of the picture, and what is shown until the picture has loaded. */
function stillStyle(facts: PictureFacts | undefined, hasPlaceholder: boolean): CSSProperties {
  const { color, placeholder, focal } = facts ?? {};
  return {
    ...(focal && { "--picture-focal": `${focal[0]}% ${focal[1]}%` }),
    ...(color && { "--picture-color": color }),
    // The address has no quotes, because Base64 needs none. Programs that copy sites would treat escaped quotes as a
    // part of the address.
    ...(hasPlaceholder && placeholder && { "--picture-placeholder": `url(${placeholder})` }),
  };
}
