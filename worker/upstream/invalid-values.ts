import * as v from "valibot";
import { nonEmptyText } from "../../shared/content/fields.ts";

/** How many values an isolate remembers, and how many characters of each are logged. */
const MAX_VALUES = 200;
const MAX_LENGTH = 60;
/** Reasons in one line of the log. */
const MAX_REJECTED = 5;

/** Messages of the log. Each lists the values that it is about. */
type Kind =
  | "unknown icons"
  | "unknown times"
  | "unknown blocks"
  | "unknown openings"
  | "too many items"
  | "too many nodes"
  | "too many tags"
  | "bodies shown as text";

const seen = new Map<Kind, Set<string>>();
const noted = new Map<Kind, string[]>();

/** Notes a value that cannot be shown, once per isolate. */
export function noteInvalid(kind: Kind, full: string): void {
  const value = full.slice(0, MAX_LENGTH);
  const values = seen.get(kind) ?? new Set();
  if (values.has(value) || values.size >= MAX_VALUES) return;
  seen.set(kind, values.add(value));
  noted.set(kind, [...(noted.get(kind) ?? []), value]);
}

/** The values noted since the last call, hence those of the response that has just been parsed. */
export function takeInvalid(kind: Kind): string[] {
  const values = noted.get(kind) ?? [];
  noted.delete(kind);
  return values;
}

/** Logs what has been dropped of a response that has just been parsed. */
export function warnOfInvalid(value: unknown, warn: (message: string, cause: string) => void) {
  const { rejected = [] } = (value ?? {}) as { rejected?: string[] };
  const reasons = rejected.slice(0, MAX_REJECTED).join(" | ");
  if (rejected.length > 0) warn(`${rejected.length} invalid items were dropped`, reasons);
  for (const kind of noted.keys()) warn(kind, takeInvalid(kind).join(" | "));
}

/** A value of a closed list; any other is noted and counts as none. */
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
