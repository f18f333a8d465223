import { parse } from "yaml";
import { patchYaml } from "./patch-yaml.ts";
import type { Kind } from "./paths.ts";
import { type Value, writeYaml } from "./write-yaml.ts";

export type Fields = Record<string, Value>;

const FRONT_MATTER = /^---\n([\s\S]*?\n)---(?:\n|$)/;

export interface Format {
  fromFile(text: string): Fields;
  toFile(value: Fields): string;
}

/**
 * Reads and writes files for the editing interface. Parts that an editor has not changed are written as they were read.
 * For this, the format remembers the text of each file. Sveltia does not pass the path to the format, so the ids in the
 * file identify the text.
 */
export function createFormat(kind: Kind): Format {
  const texts = new Map<Value, string>();
  return {
    fromFile(text) {
      const fields = readFields(kind, text);
      for (const id of idsOf(kind, fields)) texts.set(id, text);
      return fields;
    },
    toFile(value) {
      const original = idsOf(kind, value)
        .map((id) => texts.get(id))
        .find((text) => text);
      return writeFields(kind, value, original);
    },
  };
}

/** The values that the form shows for a file. */
export function readFields(kind: Kind, text: string): Fields {
  if (kind === "item") {
    const [head = "", yaml = ""] = FRONT_MATTER.exec(text) ?? [];
    return { ...parse(yaml), body: text.slice(head.length).trim() };
  }
  const fields: Fields = parse(text) ?? {};
  if (kind !== "redirects") return fields;
  // Redirects become a list for the form, because Sveltia would split a key such as `/old.html` at its dot.
  return { redirects: Object.entries(fields).map(([from, to]) => ({ from, to: String(to) })) };
}

/** Writes the values of a form as the text of a file. Where a value is unchanged, the original text is kept. */
export function writeFields(kind: Kind, fields: Fields, original?: string): string {
  if (kind !== "item") {
    const value = kind === "redirects" ? redirectsOf(fields) : fields;
    return `${(original === undefined ? writeYaml(value) : patchYaml(original, value)).trimEnd()}\n`;
  }
  const { body = "", ...front } = fields;
  const [head = "", yaml] = FRONT_MATTER.exec(original ?? "") ?? [];
  const oldBody = (original ?? "").slice(head.length);
  const newYaml = yaml === undefined ? writeYaml(front) : patchYaml(yaml, front);
  const text = String(body ?? "").trim();
  return `---\n${newYaml}---\n${text === oldBody.trim() ? oldBody : text}`.trimEnd().concat("\n");
}

function redirectsOf({ redirects }: Fields): Fields {
  const list = (Array.isArray(redirects) ? redirects : []) as { from?: string; to?: string }[];
  return Object.fromEntries(
    list.map(({ from = "", to = "" }) => [from, /^\d+$/.test(to) ? Number(to) : to]),
  );
}

/** The ids that identify a file. */
function idsOf(kind: Kind, fields: Fields): Value[] {
  if (kind === "item") return [fields.id];
  if (kind === "navigation") return [fields.domainId];
  if (kind === "redirects") return [kind];
  return (Array.isArray(fields.items) ? (fields.items as Fields[]) : []).map(({ id }) => id);
}
