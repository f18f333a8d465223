/**
 * The rules by which Workers Cache reads the headers of requests and responses. Cloudflare's documentation describes
 * these rules. The test of each rule names the page of the documentation.
 */

/**
 * Request headers that are part of the cache key. Some frameworks read the method or the address from such a header, so
 * the same URL may have different responses.
 */
const KEY_HEADERS = [
  "x-http-method-override",
  "x-http-method",
  "x-method-override",
  "x-forwarded-host",
  "x-host",
  "x-forwarded-scheme",
  "x-original-url",
  "x-rewrite-url",
  "forwarded",
  "cloudflare-workers-version-key",
];

/** Maps a status to the seconds for which a response with this status is fresh if it has no caching header. */
const HEURISTIC: Record<number, number> = {
  200: 7200,
  203: 7200,
  204: 7200,
  300: 1200,
  301: 1200,
  404: 180,
  405: 60,
  410: 180,
  414: 60,
  501: 60,
};

/** The response headers that control caching. If a response has several of them, only the first in this list counts. */
const CACHE_CONTROL = ["cloudflare-cdn-cache-control", "cdn-cache-control", "cache-control"];

const MAX_TAGS = 1000;
/** The greatest length of a single tag, and of all tags together, in characters. */
const MAX_TAG_LENGTH = 1024;
const MAX_TAGS_LENGTH = 16_384;

/** The cache key of a request. It does not contain the scheme, the host or the method. */
export function keyOf(request: Request, version: string): string {
  const address = request.url.slice(new URL(request.url).origin.length);
  const headers = KEY_HEADERS.map((name) => request.headers.get(name) ?? "").map((value, index) =>
    KEY_HEADERS[index] === "x-forwarded-scheme" && /^https?$/.test(value) ? "" : value,
  );
  return JSON.stringify([version, address, ...headers]);
}

/** How long a response may be used, in seconds. If a response must not be stored, its lifetime is undefined. */
export interface Lifetime {
  maxAge: number;
  staleWhileRevalidate: number;
  /** The seconds in the directive `stale-if-error`. Infinite if a response lacks this directive. */
  staleIfError: number;
}

export function lifetimeOf(request: Request, response: Response): Lifetime | undefined {
  const { status, headers } = response;
  const directives = directivesOf(headers);
  if (status === 206 || (status >= 520 && status <= 526)) return undefined;
  if (headers.has("set-cookie") || headers.get("vary")?.includes("*")) return undefined;
  if (directives?.has("no-store") || directives?.has("private")) return undefined;
  const isShared = ["public", "must-revalidate", "s-maxage"].some((name) => directives?.has(name));
  if (request.headers.has("authorization") && !isShared) return undefined;
  const maxAge = directives ? statedAge(directives) : HEURISTIC[status];
  if (maxAge === undefined) return undefined;
  const forbidsStale = ["s-maxage", "must-revalidate", "proxy-revalidate"].some((name) =>
    directives?.has(name),
  );
  if (forbidsStale) return { maxAge, staleWhileRevalidate: 0, staleIfError: 0 };
  return {
    maxAge,
    staleWhileRevalidate: seconds(directives, "stale-while-revalidate") ?? 0,
    staleIfError: seconds(directives, "stale-if-error") ?? Number.POSITIVE_INFINITY,
  };
}

function directivesOf(headers: Headers): Map<string, string> | undefined {
  const value = CACHE_CONTROL.map((name) => headers.get(name)).find((each) => each !== null);
  if (value == null) return undefined;
  return new Map(
    value.split(",").map((part): [string, string] => {
      const [name = "", argument = ""] = part.trim().toLowerCase().split("=");
      return [name, argument];
    }),
  );
}

function statedAge(directives: Map<string, string>): number | undefined {
  if (directives.has("no-cache")) return 0;
  return seconds(directives, "s-maxage") ?? seconds(directives, "max-age");
}

function seconds(directives: Map<string, string> | undefined, name: string): number | undefined {
  const value = directives?.get(name);
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** The cache tags of a response, in lower case. Invalid tags are ignored. */
export function tagsOf(headers: Headers): Set<string> {
  const tags = (headers.get("cache-tag") ?? "")
    .slice(0, MAX_TAGS_LENGTH)
    .split(",")
    .filter((tag) => /^[\x21-\x7e]+$/.test(tag) && tag.length <= MAX_TAG_LENGTH);
  return new Set(tags.slice(0, MAX_TAGS).map((tag) => tag.toLowerCase()));
}

/** The names and values of the request headers that the response's `Vary` header names. */
export function variantOf(request: Request, headers: Headers): [name: string, value: string][] {
  const names = headers.get("vary")?.toLowerCase().split(",") ?? [];
  return names.map((name) => [name.trim(), request.headers.get(name.trim()) ?? ""]);
}

/**
 * The part of a body that a `Range` header requests (RFC 9110, section 14.2). Undefined if the header is missing or
 * invalid, so that the whole body is sent.
 */
export function rangeOf(
  header: string | null,
  size: number,
): [from: number, to: number] | undefined {
  const [, from, to, last] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(header ?? "") ?? [];
  if (last !== undefined) return [Math.max(0, size - Number(last)), size];
  if (from === undefined || (to && Number(to) < Number(from))) return undefined;
  return [Number(from), to ? Math.min(size, Number(to) + 1) : size];
}
