import { decodeHTML } from "entities/decode";
import { parseFragment } from "parse5";
import * as v from "valibot";
import { nonEmptyText, optional, paragraph, webUrl } from "../../shared/content/fields.ts";
import { stripTags } from "../../shared/text/strip-tags.ts";
import { attribute } from "./html-tree.ts";

/** Some services make summaries from bodies, and leave tags and character references in them. */
const summary = v.pipe(
  paragraph,
  v.transform((value) => (/[<&]/.test(value) ? stripTags(value, { decode: decodeHTML }) : value)),
  v.minLength(1),
);

/** Editors may paste a video host's embed code, which is a whole `<iframe>`, instead of the address. */
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

/** Cleans fields that should be plain text, because services may send HTML in them. */
export const itemTexts = {
  summary: optional(summary),
  videoUrl: optional(videoUrl),
};
