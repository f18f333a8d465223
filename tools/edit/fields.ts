import { BLOCKS, OPENINGS } from "../../shared/content/blocks.ts";
import { PHRASE } from "../../shared/content/facts.ts";
import { iconShapes } from "../../shared/icon-shapes/icon-shapes.ts";
import { fieldMeanings } from "../content-import/field-meanings.ts";
import type { Fields } from "./format.ts";
import { fields as known, type Label, type Language, legFields, words } from "./labels.ts";

/** A field in Sveltia's configuration. */
export interface FieldConfig {
  name: string;
  label: string;
  widget: string;
  [option: string]: unknown;
}

type Key = keyof typeof known;
type Names = { value: string; label: string }[];

/** The fields that every form of an item has. A form has another field only if an item in the same folder uses it. */
const COMMON: readonly Key[] = [
  "publishTime",
  "expireTime",
  "updateTime",
  "summary",
  "picture",
  "facts",
  "keywords",
  "source",
  "author",
  "file",
  "fileName",
  "linkUrl",
  "gone",
];

/**
 * Matches a date in any notation that the importer may accept. The importer checks times more strictly, but the static
 * interface has no importer.
 */
const TIME: [string, Label] = [
  "[\\d０-９]{4}[^\\d０-９]+[\\d０-９]{1,2}[^\\d０-９]+[\\d０-９]{1,2}",
  { zh: "写成 2026-11-18 09:30", en: "write the time like this: 2026-11-18 09:30" },
];

/** The form for an item in a Markdown file. It has the common fields, and all fields that items of the folder use. */
export function itemFields(items: readonly Fields[], nodes: Names, language: Language) {
  const node =
    nodes.length === 1
      ? { name: "node", widget: "hidden", label: "", default: nodes[0]?.value, i18n: true }
      : field("node", language, { widget: "select", options: nodes, required: true });
  return [
    field("id", language, { widget: "item-id" }),
    node,
    ...optionalFields(items, [...COMMON], language),
    field("body", language, { widget: "body", required: false }),
  ];
}

/** The form for a YAML list. The form of each item has all fields that at least one item of the list uses. */
export function listFields(items: readonly Fields[], language: Language): FieldConfig[] {
  const hasText = items.some(({ body }) => body !== undefined);
  return [
    {
      name: "items",
      label: words.items[language],
      label_singular: words.item[language],
      widget: "list",
      i18n: true,
      collapsed: true,
      summary: "{{title}}",
      fields: [
        field("id", language, { widget: "item-id" }),
        ...optionalFields(items, [], language),
        ...(hasText ? [field("body", language, { widget: "body", required: false })] : []),
      ],
    },
  ];
}

/** The optional fields of a form, in the schema's order. Sveltia writes new keys in the order of the form. */
function optionalFields(items: readonly Fields[], always: readonly Key[], language: Language) {
  const used = new Set<string>([...always, ...items.flatMap((item) => Object.keys(item))]);
  const keys = Object.keys(fieldMeanings) as (keyof typeof fieldMeanings)[];
  return [
    field("title", language, { widget: "checked", control: "string", required: true }),
    ...keys
      .filter((key) => used.has(key))
      .map((key) => field(key, language, kindOfField(key, language))),
  ];
}

/**
 * The widget of a field. The widgets `checked`, `picture` and `site-file` also show the problems that the importer
 * finds.
 */
function kindOfField(key: keyof typeof fieldMeanings, language: Language): Partial<FieldConfig> {
  switch (key) {
    case "publishTime":
    case "expireTime":
    case "updateTime":
    case "startTime":
      return { ...text(), pattern: [TIME[0], TIME[1][language]] };
    case "summary":
      return { widget: "checked", control: "text" };
    case "picture":
      return { widget: "picture" };
    case "file":
      return { widget: "site-file" };
    case "facts":
    case "sideFacts":
      return {
        widget: "list",
        field: {
          name: "fact",
          label: known[key].label[language],
          widget: "string",
          i18n: true,
          pattern: [PHRASE.source, known.facts.hint?.[language]],
        },
      };
    case "people":
    case "keywords":
      return { widget: "list" };
    case "block":
      return { widget: "select", options: [...BLOCKS] };
    case "subUpTitle":
      return { widget: "select", options: Object.keys(iconShapes) };
    case "duration":
    case "fileSize":
    case "taxis":
      return { widget: "number", value_type: "int", min: 0 };
    case "value":
      return { widget: "number", value_type: "float" };
    case "hasTracks":
    case "isColor":
    case "gone":
      return { widget: "boolean" };
    case "route":
      return { widget: "list", fields: legs(language) };
    default:
      return text();
  }
}

function text(): Partial<FieldConfig> {
  return { widget: "checked", control: "string" };
}

function legs(language: Language): FieldConfig[] {
  return (["to", "by", "km", "minutes"] as const).map((name) => ({
    name,
    label: legFields[name][language],
    widget: name === "to" || name === "by" ? "string" : "number",
    ...(name !== "to" && name !== "by" && { value_type: "int", min: 0 }),
    required: false,
    i18n: true,
  }));
}

function field(name: Key, language: Language, more: Partial<FieldConfig>): FieldConfig {
  const { label, hint } = known[name];
  return {
    name,
    label: label[language],
    ...(hint && { hint: hint[language] }),
    widget: "string",
    required: false,
    i18n: true,
    ...more,
  };
}

/** The form of a locale's navigation tree. It has one level more than the tree, so that editors can add a level. */
export function navigationFields(depth: number, language: Language): FieldConfig[] {
  const nodes = (left: number): FieldConfig[] => [
    word("nodeName", language, { widget: "string" }),
    word("nodeIndexName", language, { widget: "string" }),
    word("nodeId", language, { widget: "number", value_type: "int" }),
    { ...word("linkUrl", language), label: known.linkUrl.label[language], widget: "string" },
    word("opening", language, { widget: "select", options: [...OPENINGS] }),
    word("list", language, { widget: "select", options: [...BLOCKS] }),
    {
      ...word("taxis", language),
      label: known.taxis.label[language],
      widget: "number",
      value_type: "int",
    },
    word("isShow", language, {
      widget: "select",
      options: [
        { value: 1, label: words.shown[language] },
        { value: 0, label: words.hidden[language] },
      ],
    }),
    ...(left > 0
      ? [
          word("childs", language, {
            widget: "list",
            collapsed: true,
            summary: "{{nodeName}}",
            fields: nodes(left - 1),
          }),
        ]
      : []),
  ];
  return [
    word("root", language, { widget: "object", fields: nodes(depth) }),
    word("others", language, {
      widget: "list",
      collapsed: true,
      summary: "{{nodeName}}",
      fields: nodes(1),
    }),
  ];
}

export function redirectFields(language: Language): FieldConfig[] {
  return [
    {
      name: "redirects",
      label: words.redirects[language],
      widget: "list",
      collapsed: true,
      summary: "{{from}} → {{to}}",
      fields: [
        { ...word("from", language), widget: "string", required: true },
        { ...word("to", language), widget: "string", required: true },
      ],
    },
  ];
}

function word(
  name: keyof typeof words | "linkUrl" | "taxis",
  language: Language,
  more: Partial<FieldConfig> = {},
): FieldConfig {
  const label = name in words ? words[name as keyof typeof words][language] : name;
  return { name, label, widget: "string", required: false, i18n: true, ...more };
}
