import * as v from "valibot";
import { ContentError } from "../../shared/content/errors.ts";
import { integer, nonNegative, optional } from "../../shared/content/fields.ts";

/** What every response of the content service has around its items or nodes (docs/behaviour.md 9). */

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

/** A list in any of its shapes: its total may be inside a nested `data` or beside it. */
export function parseList(response: unknown): { list: unknown[]; total: number | undefined } {
  const envelope = parseEnvelope(response);
  const holder = Array.isArray(envelope.data) ? { data: envelope.data } : envelope.data;
  const { data, totalCount } = parseAs(listSchema, holder ?? { data: [] }, "the list");
  const total = totalCount ?? v.parse(listSchema.entries.totalCount, envelope.totalCount);
  return { list: data ?? [], total: total ?? undefined };
}

/** What the schema makes of a value; an upstream error if it is invalid. */
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
