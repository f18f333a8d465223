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

/** The node that an item belongs to. */
export const itemNodeSchema = v.object({
  /** Some services send 0 if there is no node. */
  nodeId: optional(ownNodeIdentifier),
  nodeIndexName: withDefault(indexName, ""),
  nodeName: withDefault(v.pipe(text, cutName), ""),
  taxis: withDefault(integer, 0),
});

/** A coordinate along one side of a picture, in per cent. */
const share = v.pipe(amount, v.maxValue(100));

const MAX_WIDTHS = 20;

/** Metadata of a picture, available before it is loaded. */
export const imageSchema = v.object({
  /** Size of the largest variant in pixels. */
  width: positive,
  height: positive,
  /** Widths of the variants, if the picture is one of the site's own. */
  widths: optional(v.pipe(firstOf(MAX_WIDTHS), v.array(positive), v.minLength(1))),
  /** The point that every crop keeps: per cent from the left and from the top. */
  focal: optional(v.pipe(v.strictTuple([share, share]), v.readonly())),
  /** Mean colour, as CSS. */
  color: optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
  /** A few pixels as a data URL. */
  placeholder: optional(
    v.pipe(v.string(), v.regex(/^data:image\/(?:webp|avif|png|jpeg);base64,[\w+/=]{1,1000}$/)),
  ),
});

/**
 * The fields of an item, declared only here: types.ts infers its types,
 * worker/upstream validates with it, and tools/import derives what editors may write.
 */
export const itemSchema = v.object({
  id: identifier,
  title: line,
  /** HTML. */
  content: withDefault(text, ""),
  node: optional(itemNodeSchema),
  linkUrl: optional(webUrl),
  imgUrl: optional(webUrl),
  image: optional(imageSchema),
  fileUrl: optional(webUrl),
  videoUrl: optional(webUrl),
  /**
   * Whether files with subtitles and chapters stand beside the video, which is a file of the site (`trackAddress`).
   */
  hasTracks: optional(flag),
  /** ISO 8601 with offset. */
  publishTime: optional(timestamp),
  /** Ids of the item in other locales. */
  translations: optional(v.object(byLocale(() => optional(identifier)))),
  /** When a session or another event begins. Services without this field send it in `publishTime`. */
  startTime: optional(timestamp),
  /** Time of the last change, ISO 8601 with offset. */
  updateTime: optional(timestamp),
  subTitle: optional(line),
  /** Name of the block that shows the item, on a page that consists of blocks. */
  block: optional(block),
  /** Plain text. It is made from the body if the content service sends none. */
  summary: optional(paragraph),
  /** Name of an icon. */
  subUpTitle: optional(nonEmptyText),
  author: optional(line),
  /** The names in `author` that are persons. */
  people: optional(keywordList),
  source: optional(line),
  fileName: optional(line),
  /** Bytes. */
  fileSize: optional(amount),
  duration: optional(seconds),
  address: optional(line),
  phone: optional(line),
  email: optional(line),
  keywords: optional(keywordList),
  /**
   * The way from headquarters to an office. For the way to headquarters itself, the first entry is the place where
   * it begins and needs only a name.
   */
  route: optional(legs),
  /** Phrases that begin with a number, for the opening of the page: `26,000 racks`. */
  facts: optional(phraseList),
  /** Phrases that begin with a number, for the margin beside the item's own text. */
  sideFacts: optional(phraseList),
  /**
   * The number that is drawn for the item on its page: the points of a rating, the per cent that a report states or
   * an investor holds, the days that a step takes.
   */
  value: optional(decimal),
});

/** Fields that may be relative URLs: those of an external service resolve against its origin. */
export const URL_FIELDS = ["linkUrl", "imgUrl", "fileUrl", "videoUrl"] as const;

/** The type of a parsed object from which the absent fields were removed, so that none of them is `undefined`. */
export type Present<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: NonNullable<T[Key]>;
};
