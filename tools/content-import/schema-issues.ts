import type * as v from "valibot";
import { BLOCKS, OPENINGS } from "../../shared/content/blocks.ts";
import { codePoint, excerpt, halfWidth, invisibleIn, quoted } from "./characters.ts";
import { isDraftField, meantField } from "./field-names.ts";
import { saying } from "./findings.ts";
import type { MessageCode, Saying } from "./messages/messages.ts";
import { readMoment } from "./moments.ts";
import { FILE_PATH, ITEM_FIELDS, NODE_FIELDS } from "./schemas.ts";

const EXAMPLES: Readonly<Record<string, string>> = {
  id: "10130",
  node: "PRESS RELEASES",
  domainId: "38",
  nodeId: "2001",
  nodeName: "栏目名",
  nodeIndexName: "PRESS RELEASES",
};

type Path = readonly unknown[];

/**
 * Turns the issues that valibot reports into messages that say what to write instead.
 *
 * @param sourceOf returns the value at a path as the editor has typed it, for example with its quotes.
 */
export function explainIssues(
  issues: readonly v.BaseIssue<unknown>[],
  sourceOf: (path: Path) => string,
): { path: Path; said: Saying }[] {
  const all = issues.map((issue) => ({ issue, path: issue.path?.map(({ key }) => key) ?? [] }));
  const explained = all.map(({ issue, path }) => ({
    issue,
    path,
    said: explainIssue(issue, path, sourceOf(path)),
  }));
  // If a required field has a wrong name, only the wrong name is reported. The issue that the required field is missing
  // is dropped.
  const meant = new Set(
    explained.flatMap(({ path, said: { code, values } }) =>
      code === "key-meant" ? [[...path.slice(0, -1), values.meant].join(".")] : [],
    ),
  );
  return explained.filter(
    ({ path, said }) => !["key-missing", "items"].includes(said.code) || !meant.has(path.join(".")),
  );
}

function explainIssue(issue: v.BaseIssue<unknown>, path: Path, source: string): Saying {
  const key = String(path.findLast((step) => typeof step === "string") ?? "");
  const { input } = issue;
  if (issue.type === "strict_object") return explainObject(issue, key, path, source);
  if (input === null && key === "items") return saying("items", {});
  if (input === null) return key ? saying("key-empty", { key }) : saying("fields", {});
  return explainValue(issue.message as MessageCode, { input, key, source, issue });
}

function explainObject(
  issue: v.BaseIssue<unknown>,
  key: string,
  path: Path,
  source: string,
): Saying {
  if (issue.expected === "never") return explainUnknown(key, path, issue, source);
  if (issue.input === null && key) return saying("key-empty", { key });
  if (issue.expected === "Object") return saying("fields", {});
  if (key === "items") return saying("items", {});
  return saying("key-missing", { key, write: `${key}: ${EXAMPLES[key] ?? "…"}` });
}

function explainUnknown(
  key: string,
  path: Path,
  { input }: v.BaseIssue<unknown>,
  source: string,
): Saying {
  const isNodes = path.some((step) => ["root", "others", "childs"].includes(String(step)));
  const isList = path[0] === "items";
  const fields = isNodes
    ? NODE_FIELDS
    : isList
      ? [...ITEM_FIELDS, "body"]
      : [...ITEM_FIELDS, "items"];
  if (isList && key === "node") return saying("node-in-list", {});
  if (isDraftField(key, input)) return saying("key-draft", { key });
  if (!isList && !isNodes && path.length === 1 && meantField(key, ["body"]))
    return saying("key-body", { key });
  const meant = meantField(key, fields);
  if (meant === undefined) return saying("key-unknown", { key });
  return saying("key-meant", { key, meant, write: `${meant}: ${(source || "…").split("\n")[0]}` });
}

interface Value {
  input: unknown;
  key: string;
  source: string;
  issue: v.BaseIssue<unknown>;
}

function explainValue(message: MessageCode, { input, key, source, issue }: Value): Saying {
  const text = String(input);
  switch (message) {
    case "text":
      if (/^(?:facts|sideFacts)$/.test(key)) return saying("fact", {});
      if (key === "author" && Array.isArray(input))
        return saying("author", { write: `author: ${asNames(input)}` });
      return typeof input === "object"
        ? saying("plain-text", { write: `${key}: ${quoted(source)}` })
        : saying("text", { write: `${key}: ${quoted(source)}` });
    case "invisible": {
      const [{ at, character } = { at: 0, character: "" }] = invisibleIn(text);
      return saying("invisible", { shown: excerpt(text, at), code: codePoint(character) });
    }
    case "too-long":
      return saying("too-long", { length: text.length, most: Number(issue.requirement) });
    case "too-many":
      return saying("too-many", { most: Number(issue.requirement) });
    case "whole-number": {
      if (key === "duration") return saying("seconds", { write: `duration: ${secondsOf(source)}` });
      const [digits = ""] = /\d[\d,]*/.exec(halfWidth(source)) ?? [];
      return saying("whole-number", {
        write: `${key}: ${Number(digits.replaceAll(",", "")) || (EXAMPLES[key] ?? 10)}`,
      });
    }
    case "time": {
      const read = readMoment(text);
      return saying("time", { write: `${key}: ${"meant" in read ? read.meant : ""}` });
    }
    case "time-exists":
      return saying("time-exists", { given: text });
    case "list":
      return saying("list", { write: `${key}: ${asList(halfWidth(source))}` });
    case "list-commas":
      return saying("list-commas", { given: text, write: `${key}: ${asList(text)}` });
    case "half-width":
      return saying("half-width", {
        given: text,
        write: `${key}: ${halfWidth(text).replace(/[—–]+/g, "-")}`,
      });
    case "file-path": {
      const path = source
        .replaceAll("\\", "/")
        .replace(/^\/?(?:client\/public\/)?(?:files\/)?/, "");
      const isNear = path !== source && FILE_PATH.test(path);
      return isNear
        ? saying("file-path-near", { write: `${key}: ${path}` })
        : saying("file-path", {});
    }
    case "redirect-from":
      return saying("redirect-from", { from: text });
    case "legs":
      return saying("legs", { write: "[{ to: 东门, by: 接驳车, minutes: 8 }]" });
    case "choice":
      return saying("choice", { choices: (key === "opening" ? OPENINGS : BLOCKS).join(", ") });
    default:
      return saying(message as "blank", {});
  }
}

/** Converts a duration such as `3:20` or `3分20秒` to seconds. A text without a number gives 200, as an example. */
function secondsOf(typed: string): number {
  const [, minutes = "0", seconds = "0"] =
    /(\d+)\s*(?:[:：′']|分钟?)\s*(\d*)/.exec(halfWidth(typed)) ?? [];
  return Number(minutes) * 60 + Number(seconds) || Number.parseInt(halfWidth(typed), 10) || 200;
}

function asNames(names: readonly unknown[]): string {
  return names.join(/\p{Script=Han}/u.test(names.join("")) ? "、" : ", ");
}

/** Turns words with any separators between them into a list such as `[a, b]`. */
export function asList(text: string): string {
  const words = text.replace(/["'“”[\]【】#]+/g, " ").split(/[,，、;；|｜\s]+/);
  return `[${words.filter(Boolean).join(", ")}]`;
}
