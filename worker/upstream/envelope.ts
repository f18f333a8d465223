import * as v from "valibot";
import { ContentError } from "../../shared/content/errors.ts";
import { integer, nonNegative, optional } from "../../shared/content/fields.ts";

/** Every response of the content service wraps its items or nodes in an envelope (docs/behaviour.md 9). */

/** The `code` of a successful response. */
export const SUCCESS = 1000;

const envelopeSchema = v.looseObject({ code: integer, data: v.unknown() });

export const listSchema = v.object({
  data: v.nullable(v.array(v.unknown())),
  totalCount: optional(nonNegative),
});

export function parseEnvelope(response: unknown): { data: unknown; totalCount?: unknown } {
  const envelope = parseAs(envelopeSchema, response, "the response");
  if (envelope.code === SUCCESS) return envelope;
  throw new ContentError("upstream", `the content service responded with code ${envelope.code}`);
}

/**
 * Reads a list. The `data` of the envelope may be the array itself, or an object whose own `data` is the array. The
 * total may be in that object or in the envelope.
 */
export function parseList(response: unknown): { list: unknown[]; total: number | undefined } {
  const envelope = parseEnvelope(response);
  const holder = Array.isArray(envelope.data) ? { data: envelope.data } : envelope.data;
  const { data, totalCount } = parseAs(listSchema, holder ?? { data: [] }, "the list");
  const total = totalCount ?? v.parse(listSchema.entries.totalCount, envelope.totalCount);
  return { list: data ?? [], total: total ?? undefined };
}

/** Parses a value. Throws an upstream error if the value does not match the schema. */
export function parseAs<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  description: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new ContentError("upstream", `${description} cannot be used: ${explain(parsed.issues)}`);
}

export function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? "value"}: expected ${issue.expected ?? issue.type}`)
    .join("; ");
}
