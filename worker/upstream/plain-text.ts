import { decodeHTML, decodeHTMLStrict } from "entities/decode";
import { parseFragment } from "parse5";
import * as v from "valibot";
import {
  cutName,
  line,
  nonEmptyText,
  optional,
  paragraph,
  text,
  webUrl,
  withDefault,
} from "../../shared/content/fields.ts";
import { itemNodeSchema } from "../../shared/content/item-schema.ts";
import { stripTags } from "../../shared/content/strip-tags.ts";
import { attribute } from "./html-tree.ts";

/** Fields that are no HTML, from services that store or send them as if they were. */

/** Without the character references that a form of the service has put in: `R&amp;D`. */
function decoded<Schema extends v.GenericSchema<unknown, string>>(schema: Schema) {
  return v.pipe(
    schema,
    v.transform((value) => (value.includes("&") ? decodeHTMLStrict(value).trim() : value)),
  );
}

const decodedLine = v.pipe(decoded(line), v.minLength(1));

/** Some services make it from the body, and leave tags and character references in it. */
const summary = v.pipe(
  paragraph,
  v.transform((value) => (/[<&]/.test(value) ? stripTags(value, { decode: decodeHTML }) : value)),
  v.minLength(1),
);

/** Editors paste what the pages of video hosts offer: a whole frame. */
const videoUrl = v.pipe(
  nonEmptyText,
  v.transform(addressOfFrame),
  v.check((address) => v.is(webUrl, address)),
);

function addressOfFrame(value: string): string {
  if (!/^<iframe\s/i.test(value)) return value;
  const [frame] = parseFragment(value).childNodes;
  return (frame && "tagName" in frame && attribute(frame, "src")) || "";
}

export const nodeName = decoded(v.pipe(nonEmptyText, cutName));

/** The plain text that even the index of a node has. */
export const indexTexts = {
  title: decodedLine,
  subTitle: optional(decodedLine),
  address: optional(decodedLine),
  node: optional(
    v.object({
      ...itemNodeSchema.entries,
      nodeName: withDefault(decoded(v.pipe(text, cutName)), ""),
    }),
  ),
};

export const itemTexts = {
  ...indexTexts,
  summary: optional(summary),
  author: optional(decodedLine),
  source: optional(decodedLine),
  fileName: optional(decodedLine),
  phone: optional(decodedLine),
  email: optional(decodedLine),
  videoUrl: optional(videoUrl),
};
