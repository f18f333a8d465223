import * as v from "valibot";
import { BLOCKS, OPENINGS } from "../../shared/content/blocks.ts";
import { PHRASE } from "../../shared/content/facts.ts";
import * as kinds from "../../shared/content/fields.ts";
import { itemSchema } from "../../shared/content/item-schema.ts";
import { halfWidth, hasText, invisibleIn, joinLines } from "./characters.ts";
import type { MessageCode } from "./messages/messages.ts";
import { readMoment } from "./moments.ts";
import type { SeedNode } from "./seed.ts";

const LINE_LENGTH = 1_000;
const PARAGRAPH_LENGTH = 5_000;
/** A list has at most this many values. The site would ignore further values (shared/content/fields.ts). */
const MAX_KEPT = 100;

const FLAGS = new Map([
  ["true", true],
  ["false", false],
]);

/** Returns its argument. TypeScript checks that the argument is the code of a message in messages/messages.ts. */
const code = <Code extends MessageCode>(name: Code): Code => name;

/** A whole number. Quotes and full-width digits are accepted. */
const number = v.pipe(
  v.union([v.string(), v.number()], code("whole-number")),
  v.transform((value) => {
    const digits = typeof value === "string" ? halfWidth(value).trim() : "";
    return /^\d+$/.test(digits) ? Number(digits) : value;
  }),
  v.number(code("whole-number")),
  v.safeInteger(code("whole-number")),
  v.minValue(0, code("whole-number")),
);
const decimal = v.pipe(
  v.union([v.string(), v.number()], code("decimal")),
  v.transform((value) => {
    const figures = typeof value === "string" ? halfWidth(value).trim().replace("−", "-") : "";
    return /^[+-]?\d+(?:\.\d+)?$/.test(figures) ? Number(figures) : value;
  }),
  v.number(code("decimal")),
  v.finite(code("decimal")),
);

/**
 * Matches a zero width space or a soft hyphen, at which a line may break. Editors type such a character, or write it in
 * YAML as an escape such as `\u200B`.
 */
const BREAKS = /[\u200B\xAD]/g;

/** The schema of a text on one line. A text of more than `most` characters is refused: the worker would cut it. */
function textOf(most: number) {
  return v.pipe(
    v.string(code("text")),
    v.check(hasText, code("blank")),
    v.check((text) => invisibleIn(text.replace(BREAKS, "")).length === 0, code("invisible")),
    v.transform((text) => joinLines(text.trim())),
    v.maxLength(most, code("too-long")),
  );
}
const text = textOf(LINE_LENGTH);
const flag = v.pipe(
  v.union([v.string(), v.boolean()], code("flag")),
  v.transform((value) => FLAGS.get(String(value).trim().toLowerCase())),
  v.boolean(code("flag")),
);
/** Matches the path of a file relative to `client/public/files`. */
export const FILE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
const filePath = v.pipe(
  text,
  // The pattern allows only characters that need no escaping in an address, and no `..` that leads out of the folder.
  v.regex(FILE_PATH, code("file-path")),
);
const moment = v.pipe(
  v.string(code("time")),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readMoment(dataset.value);
    if ("time" in read) return read.time;
    addIssue({ message: code("missing" in read ? "time-exists" : "time") });
    return NEVER;
  }),
);

/** Matches separators that Chinese authors use instead of ASCII commas, such as `、` or a space. */
const SEPARATORS = /[，、；;｜|]|\p{Script=Han}\s+\p{Script=Han}/u;

const list = v.pipe(
  v.array(
    v.pipe(
      text,
      v.check((word) => !SEPARATORS.test(word), code("list-commas")),
    ),
    code("list"),
  ),
  v.maxLength(MAX_KEPT, code("too-many")),
);

const facts = v.pipe(
  v.array(
    v.pipe(
      text,
      v.regex(PHRASE, code("fact")),
      v.check((phrase) => !/｜/.test(phrase), code("fact-bar")),
    ),
    code("facts"),
  ),
  v.maxLength(MAX_KEPT, code("too-many")),
);

const legs = v.pipe(
  v.array(
    v.strictObject({
      to: v.optional(text),
      by: v.optional(text),
      km: v.optional(number),
      minutes: v.optional(number),
    }),
    code("legs"),
  ),
  v.maxLength(MAX_KEPT, code("too-many")),
);

const block = v.picklist(BLOCKS, code("choice"));

/**
 * Maps the schema of a kind of field in the content service's protocol (docs/content-service.openapi.yaml) to the
 * schema of the value that an editor writes.
 */
const written = new Map<v.GenericSchema, v.GenericSchema>([
  [kinds.nonEmptyText, text],
  [kinds.line, text],
  [kinds.paragraph, textOf(PARAGRAPH_LENGTH)],
  [kinds.webUrl, text],
  [kinds.amount, number],
  [kinds.seconds, number],
  [kinds.decimal, decimal],
  [kinds.timestamp, moment],
  [kinds.keywordList, list],
  [kinds.phraseList, facts],
  [kinds.flag, flag],
  [kinds.legs, legs],
  [kinds.block, block],
]);

/**
 * The fields of an item in the content service's protocol. The fields that are named here have other rules in content
 * files, or do not occur in content files. The fields in `others` have the same names in content files as in the
 * protocol.
 */
const { id, title, content, node, image, translations, ...others } = itemSchema.entries;

const itemFields = {
  id: v.pipe(number, v.minValue(1, code("id-zero"))),
  title: text,
  taxis: v.optional(number),
  isColor: v.optional(flag),
  /** When the item disappears. The content service hides the item from then on and never sends this field. */
  expireTime: v.optional(moment),
  /** Whether the item was taken down. Its id must not be used again. */
  gone: v.optional(flag),
  /** The name of one of the site's pictures. The importer derives `imgUrl` and `image` from it. */
  picture: v.optional(text),
  /** The path of one of the site's files. The importer derives `fileUrl` and `fileSize` from it. */
  file: v.optional(filePath),
  ...asWritten(others),
  phone: v.optional(
    v.pipe(
      text,
      v.check((value) => !/[０-９＋－—–]/.test(value), code("half-width")),
      v.regex(/^[+(（\d]/, code("phone")),
    ),
  ),
  email: v.optional(
    v.pipe(
      text,
      v.check((value) => !/[,;、，；]/.test(value), code("email")),
      v.check((value) => !/[！-～。]/.test(value), code("half-width")),
      v.regex(/^[^\s@:]+@[^\s@]+\.[^\s@]+$/, code("email")),
    ),
  ),
};

type Written<Fields extends OptionalFields> = {
  [Key in keyof Fields]: v.OptionalSchema<
    v.GenericSchema<unknown, NonNullable<v.InferOutput<Fields[Key]>>>,
    undefined
  >;
};

type OptionalFields = Record<string, v.GenericSchema & { wrapped: v.GenericSchema }>;

/** Converts the schemas of optional fields in the content service's protocol to the schemas of what editors write. */
function asWritten<Fields extends OptionalFields>(fields: Fields): Written<Fields> {
  const entries = Object.entries(fields).map(([name, { wrapped }]) => {
    const schema = written.get(wrapped);
    if (!schema)
      throw new Error(
        `the field ${name} has no schema for content files: add one to the map “written” in tools/content-import/schemas.ts`,
      );
    return [name, v.optional(schema)];
  });
  return Object.fromEntries(entries);
}

/** The schema of a Markdown file's front matter. */
export const frontMatterSchema = v.strictObject({ ...itemFields, node: text });

/** The schema of a YAML file with several short items of one node, in the order in which the page shows them. */
export const itemListSchema = v.strictObject({
  node: text,
  items: v.array(
    v.strictObject({ ...itemFields, body: v.optional(v.string(code("text")), "") }),
    code("items"),
  ),
});

const nodeSchema: v.GenericSchema<unknown, SeedNode> = v.strictObject({
  nodeId: number,
  nodeName: text,
  nodeIndexName: v.pipe(text, v.toUpperCase()),
  linkUrl: v.optional(text),
  taxis: v.optional(number, 0),
  isShow: v.pipe(
    v.optional(v.picklist([0, 1], code("shown")), 1),
    v.transform((shown) => shown === 1),
  ),
  opening: v.optional(v.picklist(OPENINGS, code("choice"))),
  list: v.optional(block),
  childs: v.optional(
    v.array(
      v.lazy(() => nodeSchema),
      code("nodes"),
    ),
    [],
  ),
});

/** The schema of a locale's navigation.yaml. */
export const navigationSchema = v.strictObject({
  domainId: v.pipe(number, v.maxValue(999_999, code("number-too-large"))),
  root: nodeSchema,
  others: v.optional(v.array(nodeSchema), []),
});

const webPath = v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]{0,2000}$/, code("redirect-to")));

/** The schema of redirects.yaml, which contains the redirects of all locales. */
export const redirectsSchema = v.record(
  v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s?#]{0,2000}[^\s?#/]$/, code("redirect-from"))),
  v.union([v.number(), webPath], code("redirect-to")),
);

export type ItemInput = v.InferOutput<typeof frontMatterSchema>;

/** The names of all fields, for suggestions in messages. */
export const ITEM_FIELDS = Object.keys(frontMatterSchema.entries);
export const NODE_FIELDS =
  "nodeId nodeName nodeIndexName linkUrl taxis isShow opening list childs".split(" ");
