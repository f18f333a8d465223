import * as v from "valibot";
import { UNPAGED_SIZE } from "../../shared/content/limits.ts";

/** Thrown for an invalid parameter. The message names the parameter. */
export class MalformedError extends Error {
  override readonly name = "MalformedError";
}

const MAX_PAGE_SIZE = 999;
/** No real list has more pages than this. The offset of the last page is still an exact integer. */
const MAX_PAGE_NO = 1_000_000;
const MAX_KEYWORD_LENGTH = 200;

const identifier = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const paging = {
  pageNo: v.pipe(v.nullish(v.number(), 0), v.integer(), v.minValue(0), v.toMaxValue(MAX_PAGE_NO)),
  pageSize: v.pipe(
    v.nullish(v.number(), UNPAGED_SIZE),
    v.integer(),
    v.minValue(1),
    v.toMaxValue(MAX_PAGE_SIZE),
  ),
};

const nodeCondition = v.object({ nodeId: identifier, isColor: v.nullish(v.boolean(), false) });
const keywordCondition = v.object({ keyword: v.pipe(v.string(), v.maxLength(MAX_KEYWORD_LENGTH)) });

/** Payload of `content/list` and `content/listAll`. */
export const listSchema = v.object({ ...paging, condition: nodeCondition });
/** Payload of `content/search`. */
export const searchSchema = v.object({ ...paging, condition: keywordCondition });

export type ListParameters = v.InferOutput<typeof listSchema>;
export type SearchParameters = v.InferOutput<typeof searchSchema>;

/** Reads the id of the content domain. Each locale has its own domain. */
export function domainParameter(url: URL): number {
  const value = url.searchParams.get("domainId") ?? "";
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new MalformedError("domainId: must be a number of at most six digits");
}

export function parametersOf<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: Uint8Array,
): v.InferOutput<Schema> {
  const json = v.pipe(v.string(), v.parseJson({}, "is not JSON"));
  const parsed = v.safeParse(v.pipe(json, schema), new TextDecoder().decode(body));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new MalformedError(path ? `${path}: ${issue.message}` : `the body ${issue.message}`);
}
