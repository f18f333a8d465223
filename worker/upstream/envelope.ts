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
  const envelope = v.safeParse(envelopeSchema, response);
  if (!envelope.success) throw invalid("the response", envelope.issues);
  const { code } = envelope.output;
  if (code === SUCCESS) return envelope.output;
  throw new ContentError("upstream", `the content service responded with code ${code}`);
}

/** A list in either of its two shapes. */
export function parseList(response: unknown): { list: unknown[]; total: number | undefined } {
  const envelope = parseEnvelope(response);
  const holder = Array.isArray(envelope.data)
    ? { data: envelope.data, totalCount: envelope.totalCount }
    : envelope.data;
  const parsed = v.safeParse(listSchema, holder ?? { data: [] });
  if (!parsed.success) throw invalid("the list", parsed.issues);
  return { list: parsed.output.data ?? [], total: parsed.output.totalCount ?? undefined };
}

export function invalid(description: string, issues: readonly v.GenericIssue[]): ContentError {
  return new ContentError("upstream", `${description} cannot be used: ${explain(issues)}`);
}

export function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? "value"}: expected ${issue.expected ?? issue.type}`)
    .join("; ");
}
