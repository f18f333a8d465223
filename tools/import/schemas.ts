import * as v from "valibot";
import { BLOCKS, OPENINGS } from "../../shared/content/blocks.ts";
import { PHRASE } from "../../shared/content/facts.ts";
import * as kinds from "../../shared/content/fields.ts";
import { itemSchema } from "../../shared/content/item-schema.ts";
import type { SeedNode } from "./seed.ts";

/** Schemas of the content files. Every message says what to write. */

const number = v.pipe(
  v.number("write a whole number"),
  v.safeInteger("write a whole number"),
  v.minValue(0, "write a whole number of at least 0"),
);
const TEXT = "write text; numbers and dates that are text need quotes";
const text = v.pipe(v.string(TEXT), v.trim(), v.minLength(1, "write text or remove the key"));
const flag = v.boolean("write true or false");
const webAddress = v.pipe(
  text,
  v.regex(/^(?:https?:\/\/|\/(?!\/)|mailto:|tel:)\S+$/, "write https://… or a path such as /about"),
);
const TARGET = "write a path such as /about/profile, or the id of an item";
const webPath = v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]*$/, TARGET));
const filePath = v.pipe(
  text,
  // No address needs escaping, and none leaves the folder.
  v.regex(
    /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/,
    "write a path below client/public/files, such as disclosures/11005.pdf",
  ),
);
const moment = v.pipe(
  v.string("write a time such as 2025-03-09 09:30:00"),
  v.transform((time) =>
    time.padEnd("2025-03-09 09:30:00".length, " 00:00:00".slice(time.length - 10)),
  ),
  v.check(isMoment, "write a time that exists, such as 2025-03-09 09:30:00"),
);

const list = v.array(text, "write a list such as [one, two]");

const facts = v.array(
  v.pipe(
    text,
    v.regex(PHRASE, 'begin with a number in figures, and in quotes, such as "26,000 racks"'),
  ),
  'write a list of phrases such as ["26,000 racks"]',
);

const legs = v.array(
  v.strictObject({
    to: v.optional(text),
    by: v.optional(text),
    km: v.optional(number),
    minutes: v.optional(number),
  }),
  "write a list of stretches such as { to: 东门, by: 接驳车, minutes: 8 }",
);

const block = v.picklist(BLOCKS, `write one of ${BLOCKS.join(", ")}`);

/** How an editor writes a field of each kind. */
const written = new Map<v.GenericSchema, v.GenericSchema>([
  [kinds.nonEmptyText, text],
  [kinds.line, text],
  [kinds.paragraph, text],
  [kinds.webUrl, webAddress],
  [kinds.amount, number],
  [kinds.seconds, number],
  [kinds.decimal, v.number("write a number such as 92.7 or -36")],
  [kinds.timestamp, moment],
  [kinds.keywordList, list],
  [kinds.phraseList, facts],
  [kinds.flag, flag],
  [kinds.legs, legs],
  [kinds.block, block],
]);

/** Fields that the importer itself states, and what replaces them. */
const { id, title, content, node, image, translations, ...others } = itemSchema.entries;

const itemFields = {
  id: v.pipe(number, v.minValue(1, "write a number that no other item has")),
  title: text,
  taxis: v.optional(number),
  isColor: v.optional(flag),
  /** Never sent: the content service hides the item from then on. */
  expireTime: v.optional(moment),
  /** The item was taken down; its id stays taken. */
  gone: v.optional(flag),
  /** Name of one of the site's pictures; states `imgUrl` and `image`. */
  picture: v.optional(text),
  /** Path of one of the site's files; states `fileUrl` and `fileSize`. */
  file: v.optional(filePath),
  ...asWritten(others),
};

type Written<Fields extends OptionalFields> = {
  [Key in keyof Fields]: v.OptionalSchema<
    v.GenericSchema<unknown, NonNullable<v.InferOutput<Fields[Key]>>>,
    undefined
  >;
};

type OptionalFields = Record<string, v.GenericSchema & { wrapped: v.GenericSchema }>;

/** The other fields of an item: an editor may leave them out, and must write the rest correctly. */
function asWritten<Fields extends OptionalFields>(fields: Fields): Written<Fields> {
  const entries = Object.entries(fields).map(([name, { wrapped }]) => {
    const schema = written.get(wrapped);
    if (!schema) throw new Error(`how ${name} is written is not known`);
    return [name, v.optional(schema)];
  });
  return Object.fromEntries(entries);
}

/** Front matter of a Markdown file. */
export const frontMatterSchema = v.strictObject({ ...itemFields, node: text });

/** A YAML file with several short items of one node, in the order in which they are shown. */
export const itemListSchema = v.strictObject({
  node: text,
  items: v.array(
    v.strictObject({ ...itemFields, body: v.optional(v.string(TEXT), "") }),
    "write a list of items, each beginning with a dash",
  ),
});

const nodeSchema: v.GenericSchema<unknown, SeedNode> = v.strictObject({
  nodeId: number,
  nodeName: text,
  nodeIndexName: v.pipe(text, v.toUpperCase()),
  linkUrl: v.optional(webAddress),
  taxis: v.optional(number, 0),
  isShow: v.pipe(
    v.optional(v.picklist([0, 1], "write 1 (shown) or 0 (hidden)"), 1),
    v.transform((shown) => shown === 1),
  ),
  opening: v.optional(v.picklist(OPENINGS, `write one of ${OPENINGS.join(", ")}`)),
  list: v.optional(block),
  childs: v.optional(
    v.array(
      v.lazy(() => nodeSchema),
      "write a list of nodes, each beginning with a dash",
    ),
    [],
  ),
});

/** navigation.yaml of a locale. */
export const navigationSchema = v.strictObject({
  domainId: v.pipe(number, v.maxValue(999_999, "write a number of at most six digits")),
  root: nodeSchema,
  others: v.optional(v.array(nodeSchema), []),
});

/** redirects.yaml. */
export const redirectsSchema = v.record(
  v.pipe(
    v.string(),
    v.regex(/^\/(?!\/)[^\s?#]*[^\s?#/]$/, "write a path such as /old/page.html, without a query"),
  ),
  v.union([number, webPath], TARGET),
);

export type ItemInput = v.InferOutput<typeof frontMatterSchema>;

/** Whether a time exists: `2025-02-30` does not, though the parser would read it as March. */
function isMoment(time: string): boolean {
  const date = new Date(`${time.replace(" ", "T")}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(time.replace(" ", "T"));
}
