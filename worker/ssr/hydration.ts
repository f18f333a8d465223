import type { StaticHandlerContext } from "react-router";
import { isDeferred } from "../../shared/content/deferred.ts";
import { statusOfError } from "../../shared/content/errors.ts";
import { escapeJson } from "../../shared/layouts/escape-json.ts";
import type { HydrationData } from "../../shared/layouts/hydration-data.ts";

/**
 * What the browser needs to hydrate the document, as escaped JSON. A deferred
 * value that is not there yet is named, and follows in the same response.
 */
export function hydrationJson(
  context: StaticHandlerContext,
  document: Omit<HydrationData, "loaderData" | "errors">,
): string {
  const errors =
    context.errors && mapValues(context.errors, (error) => ({ status: statusOfError(error) }));
  const loaderData = mapValues(context.loaderData, (data) =>
    isRecord(data) ? mapValues(data, encode) : data,
  );
  const data: HydrationData = { ...document, loaderData, errors };
  return escapeJson(JSON.stringify(data));
}

function encode(value: unknown): unknown {
  if (!isDeferred(value)) return value;
  return value.lateKey === undefined ? { $settled: value.value } : { $late: value.lateKey };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues<T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
