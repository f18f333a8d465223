import * as v from "valibot";
import { nonEmptyText } from "../../shared/content/fields.ts";

/** An isolate remembers at most this many values of each kind. */
const MAX_VALUES = 200;
/** At most this many characters of a value are logged. */
const MAX_LENGTH = 60;
/** A line of the log says for at most this many items why they were rejected. */
const MAX_REJECTED = 5;

/** The message of the log for each kind of invalid values. The values are logged as the cause of the message. */
const MESSAGES = {
  "unknown icons": "unknown icons are shown as a neutral square",
  "unknown times": "times in an unknown format are ignored",
  "unknown blocks": "unknown values of the fields block and list are ignored",
  "unknown openings": "unknown values of the field opening are ignored",
  "too many items": "too many items were sent, and only the first of them are kept",
  "too many nodes": "too many nodes were sent, and only the first of them are kept",
  "too many tags": "too many tags were sent, and the bodies beyond the limit are shown as text",
  "bodies shown as text": "bodies that exceed a limit are shown as text",
};

type Kind = keyof typeof MESSAGES;

const seen = new Map<Kind, Set<string>>();
const noted = new Map<Kind, string[]>();

/** Notes an invalid value for the log. Each isolate notes the same value only once. */
export function noteInvalid(kind: Kind, full: string): void {
  const value = full.slice(0, MAX_LENGTH);
  const values = seen.get(kind) ?? new Set();
  if (values.has(value) || values.size >= MAX_VALUES) return;
  seen.set(kind, values.add(value));
  noted.set(kind, [...(noted.get(kind) ?? []), value]);
}

/**
 * Returns the values of a kind that were noted since the last call. These values are from the response that has just
 * been parsed.
 */
export function takeInvalid(kind: Kind): string[] {
  const values = noted.get(kind) ?? [];
  noted.delete(kind);
  return values;
}

/** Logs which values of the response that has just been parsed were invalid. */
export function warnOfInvalid(value: unknown, warn: (message: string, cause: string) => void) {
  const { rejected = [] } = (value ?? {}) as { rejected?: string[] };
  const reasons = rejected.slice(0, MAX_REJECTED).join(" | ");
  if (rejected.length > 0) warn(`${rejected.length} invalid items were dropped`, reasons);
  for (const kind of noted.keys()) warn(MESSAGES[kind], takeInvalid(kind).join(" | "));
}

/** Accepts one of the values. Any other value is noted and dropped. */
export function known<const Value extends string>(
  kind: "blocks" | "openings",
  values: readonly Value[],
) {
  return v.pipe(
    nonEmptyText,
    v.transform(
      (text) => values.find((value) => value === text) ?? noteInvalid(`unknown ${kind}`, text),
    ),
    v.picklist(values),
  );
}
