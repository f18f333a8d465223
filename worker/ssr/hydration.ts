import type { StaticHandlerContext } from "react-router";
import { isDeferred } from "../../shared/content/deferred.ts";
import { statusOfError } from "../../shared/content/errors.ts";
import { escapeJson } from "../../shared/layouts/escape-json.ts";
import type { HtmlInDocument, HydrationData } from "../../shared/layouts/hydration-data.ts";

/** Shorter texts are not worth the search. */
const WORTH_A_PLACE = 40;

/** HTML that the document shows, with the number of its place. */
export type ShownHtml = ReadonlyMap<string, number>;

const NOTHING_SHOWN: ShownHtml = new Map();

/**
 * What the browser needs to take over, as escaped JSON; late values are named and
 * follow. HTML that stands in the document already is named too, not sent twice.
 */
export function hydrationJson(
  context: StaticHandlerContext,
  document: Omit<HydrationData, "loaderData" | "errors">,
  shown = NOTHING_SHOWN,
): string {
  const errors =
    context.errors && mapValues(context.errors, (error) => ({ status: statusOfError(error) }));
  const loaderData = objectOf(context.loaderData, (data) =>
    isRecord(data) ? objectOf(data, (value, name) => fieldJson(name, value, shown)) : json(data),
  );
  return `${json(document).slice(0, -1)},"loaderData":${loaderData},"errors":${json(errors)}}`;
}

function fieldJson(name: string, value: unknown, shown: ShownHtml): string {
  if (name === "tree" && isRecord(value)) return treeJson(value);
  return json(encode(value), shown);
}

const trees = new WeakMap<object, string>();

/** Every page has the navigation, and it is the same object for as long as its answer is. */
function treeJson(tree: object): string {
  const made = trees.get(tree) ?? json(tree);
  trees.set(tree, made);
  return made;
}

function encode(value: unknown): unknown {
  if (!isDeferred(value)) return value;
  return value.lateKey === undefined ? { $settled: value.value } : { $late: value.lateKey };
}

/** Escaped JSON; empty for what JSON has no word for. */
function json(value: unknown, shown = NOTHING_SHOWN): string {
  const place = (name: string, part: unknown) => {
    const isHtml = name === "content" && typeof part === "string" && part.length > WORTH_A_PLACE;
    const number = isHtml ? shown.get(part) : undefined;
    return number === undefined ? part : ({ $html: number } satisfies HtmlInDocument);
  };
  return escapeJson(JSON.stringify(value, shown.size > 0 ? place : undefined) ?? "");
}

function objectOf(
  record: Record<string, unknown>,
  jsonOf: (value: unknown, name: string) => string,
): string {
  const members = Object.entries(record).flatMap(([name, value]) => {
    const member = jsonOf(value, name);
    return member === "" ? [] : `${json(name)}:${member}`;
  });
  return `{${members.join(",")}}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues<T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
