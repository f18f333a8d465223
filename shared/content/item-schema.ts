import * as v from "valibot";
import { byLocale } from "../i18n/locales.ts";
import {
  amount,
  block,
  cutName,
  decimal,
  firstOf,
  flag,
  identifier,
  indexName,
  integer,
  keywordList,
  legs,
  line,
  nonEmptyText,
  optional,
  ownNodeIdentifier,
  paragraph,
  phraseList,
  positive,
  seconds,
  text,
  timestamp,
  webUrl,
  withDefault,
} from "./fields.ts";

/** The node (an entry of the navigation) to which an item belongs. */
export const itemNodeSchema = v.object({
  /** Some services send 0 if the item has no node. */
  nodeId: optional(ownNodeIdentifier),
  nodeIndexName: withDefault(indexName, ""),
  nodeName: withDefault(v.pipe(text, cutName), ""),
  taxis: withDefault(integer, 0),
});

/** A coordinate along one side of a picture, in per cent. */
const share = v.pipe(amount, v.maxValue(100));

const MAX_WIDTHS = 20;

/** Data about a picture that pages need before the picture has loaded. */
export const imageSchema = v.object({
  /** The size of the largest file, in pixels. */
  width: positive,
  height: positive,
  /** The widths of the picture's files, if it is one of the site's own pictures. */
  widths: optional(v.pipe(firstOf(MAX_WIDTHS), v.array(positive), v.minLength(1))),
  /** The point that every crop keeps, in per cent from the left and from the top. */
  focal: optional(v.pipe(v.strictTuple([share, share]), v.readonly())),
  /** The mean colour, as a CSS colour. */
  color: optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
  /** A tiny version of the picture, as a data URL. */
  placeholder: optional(
    v.pipe(v.string(), v.regex(/^data:image\/(?:webp|avif|png|jpeg);base64,[\w+/=]{1,1000}$/)),
  ),
});

/**
 * The fields of an item. types.ts infers its types from this schema, worker/upstream validates with it, and
 * tools/content-import derives from it what editors may write.
 */
export const itemSchema = v.object({
  id: identifier,
  title: line,
  /** The body as HTML. */
  content: withDefault(text, ""),
  node: optional(itemNodeSchema),
  linkUrl: optional(webUrl),
  imgUrl: optional(webUrl),
  image: optional(imageSchema),
  fileUrl: optional(webUrl),
  videoUrl: optional(webUrl),
  /**
   * Whether files with subtitles and chapters exist beside the video (`trackAddress`). The video must be a file of
   * the site.
   */
  hasTracks: optional(flag),
  /** ISO 8601 with an offset. */
  publishTime: optional(timestamp),
  /** The ids of the item's translations, by locale. */
  translations: optional(v.object(byLocale(() => optional(identifier)))),
  /** The time when a session or another event begins. Services without this field send the time in `publishTime`. */
  startTime: optional(timestamp),
  /** The time of the last change, as ISO 8601 with an offset. */
  updateTime: optional(timestamp),
  subTitle: optional(line),
  /** The block that shows the item on pages with blocks. */
  block: optional(block),
  /** Plain text. If the content service sends no summary, the worker makes one from the body. */
  summary: optional(paragraph),
  /** In spite of the field's name, this is the name of the icon that is shown with the item. */
  subUpTitle: optional(nonEmptyText),
  author: optional(line),
  /** The names in `author` that are names of people. */
  people: optional(keywordList),
  source: optional(line),
  fileName: optional(line),
  /** The size in bytes. */
  fileSize: optional(amount),
  duration: optional(seconds),
  address: optional(line),
  phone: optional(line),
  email: optional(line),
  keywords: optional(keywordList),
  /**
   * For an office, the route from headquarters to the office. For headquarters, a route by which visitors can get
   * there. The first entry of such a route is the starting point, and needs only a name.
   */
  route: optional(legs),
  /** Phrases that begin with a number, such as `26,000 racks`, for the top of the page. */
  facts: optional(phraseList),
  /** Phrases that begin with a number, for the margin beside the item's own text. */
  sideFacts: optional(phraseList),
  /**
   * The number that the item contributes to a chart on the page of its list. For a rating, it is the number of points.
   * For a report, it is the change of emissions in per cent. For an investor, it is the share of the company in per
   * cent. For a step of the hiring process, it is the number of days.
   */
  value: optional(decimal),
});

/** Fields that may contain relative URLs. URLs from an external service are resolved against the service's origin. */
export const URL_FIELDS = ["linkUrl", "imgUrl", "fileUrl", "videoUrl"] as const;

/**
 * The type of a parsed object without the fields whose value was null or undefined (`withoutAbsent` in
 * worker/upstream/schema.ts).
 */
export type Present<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: NonNullable<T[Key]>;
};
