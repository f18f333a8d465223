import { feeds } from "../../shared/brand/pages.ts";
import { searchPages } from "../../worker/urls/site-paths.ts";
import { Failure, reasonOf } from "../cli/failure.ts";
import { printResults, type Result } from "../cli/results.ts";
import { HOOK, notifySite } from "../purge/notify-site.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Settings } from "../settings/setting.ts";

/** A running site, with everything that the checks of the site need. */
export interface CheckedSite {
  origin: string;
  /**
   * The site's settings. INVALIDATION_KEY signs the content-changed call. Without this key, an unsigned call is sent,
   * which the site must refuse.
   */
  settings: Settings;
  /** A word that nobody has searched for before, so that no cache contains the results. */
  word: string;
  fetch: typeof fetch;
  /** A clock in milliseconds. Only differences between its values matter. */
  now?: () => number;
}

/** A request, and the response that is expected. */
interface Expectation {
  path: string;
  init?: RequestInit;
  /** The expected status; 200 by default. */
  status?: number;
  headers?: Record<string, RegExp>;
  /** Texts that the body must contain. */
  contains?: string[];
  lacks?: string[];
}

const TIME_LIMIT_MS = 15_000;
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/**
 * The beginning of a placeholder in a streamed document. React sends the part that belongs there later, in an element
 * whose id begins with `S:`.
 */
const PLACEHOLDER = '<template id="B:';
const HTML = { "content-type": /^text\/html/ };
/** Headers that every response of the worker has. */
const SECURE = {
  "strict-transport-security": /^max-age=\d+/,
  "x-content-type-options": /^nosniff$/,
};
const SECURE_PAGE = {
  ...SECURE,
  ...HTML,
  "content-security-policy": /script-src 'self'.*frame-ancestors 'none'/,
  "referrer-policy": /^strict-origin/,
};
const SCRIPT = { "content-type": /javascript/, "cache-control": /max-age=31536000.*immutable/ };

/** Checks a running site, and prints a line for each request. Throws a {@link Failure} if a check fails. */
export async function smokeTest(
  origin: string,
  headers: Record<string, string> = {},
  check: (site: CheckedSite) => AsyncIterable<Result> = checkSite,
): Promise<void> {
  // .dev.vars is not read, because its key belongs to the local site.
  const { settings } = await readSettings({ isLocal: false, variables: process.env });
  const word = `smoke-test-${crypto.randomUUID()}`;
  const site = { origin, settings, word, fetch: sending(headers) };
  const results = await printResults(check(site));
  const wrong = results.filter(({ problem }) => problem !== undefined).length;
  if (wrong > 0) throw new Failure(`${origin}: ${wrong} of ${results.length} checks failed`);
  console.log(`✓ ${origin} passed ${results.length} checks`);
}

/** Wraps `fetch` so that it adds headers to every request. */
export function sending(more: Record<string, string>, send = fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    return send(input, { ...init, headers });
  };
}

/** Checks a site with twelve requests, one after another. */
export async function* checkSite(site: CheckedSite): AsyncGenerator<Result> {
  let script: string | undefined;
  for (const [name, expectation] of Object.entries(expectations(site.word))) {
    const { problem, body } = await checkOne(site, expectation);
    script ??= /"(\/assets\/entry-[^"]+\.js)"/.exec(body)?.[1];
    yield { name, problem };
  }
  const asset = script && (await checkOne(site, { path: script, headers: SCRIPT }));
  yield {
    name: "browsers may keep a script of the page for ever",
    problem: asset ? asset.problem : "the page contains no /assets/entry-….js",
  };
  yield site.settings.get("INVALIDATION_KEY")?.value ? signedCall(site) : unsignedCall(site);
}

function expectations(word: string): Record<string, Expectation> {
  const search = `${searchPages[0]}?keyword=${word}`;
  return {
    "/healthz: settings are valid and the content service responds": {
      path: "/healthz",
      headers: SECURE,
      contains: ['"status":"ok"'],
    },
    "/home has its security headers": {
      path: "/home",
      headers: SECURE_PAGE,
      contains: ["<h1", "</html>"],
    },
    "a page that is not cached is streamed to its end": {
      headers: HTML,
      path: search,
      contains: ["<h1", "</html>"],
    },
    "a crawler gets the same page without placeholders": {
      headers: HTML,
      path: `${search}-crawler`,
      init: { headers: { "user-agent": CRAWLER } },
      contains: ["<h1", "</html>"],
      lacks: [PLACEHOLDER],
    },
    "/ redirects to the language that a visitor has chosen": {
      path: "/?lang=zh",
      status: 302,
      headers: { location: /^\/home$/, "set-cookie": /^lang=zh;.*Secure/ },
    },
    "/api/nodes": {
      path: "/api/nodes",
      headers: { ...SECURE, "content-type": /^application\/json/ },
      contains: ['{"nodes":[{'],
    },
    "the news feed is valid": {
      path: feeds[0]?.path ?? "",
      headers: { "content-type": /^application\/atom\+xml/ },
      contains: ["<entry>"],
    },
    "/sitemap.xml": {
      path: "/sitemap.xml",
      headers: { "content-type": /xml/ },
      contains: ["<loc>http"],
    },
    "/robots.txt": {
      path: "/robots.txt",
      headers: { "content-type": /^text\/plain/ },
      contains: ["Sitemap: http"],
    },
    "an unknown page is not found": {
      path: `/${word}`,
      init: { redirect: "follow" },
      status: 404,
      headers: SECURE_PAGE,
      contains: ["</html>"],
    },
  };
}

/** Sends a content-changed call for an item that does not exist, so that nothing in the caches changes. */
async function signedCall({ settings, origin, fetch }: CheckedSite): Promise<Result> {
  const change = { contentIds: ["0"] };
  const call = notifySite(settings, origin, { change }, fetch);
  const problem = await call.then(() => undefined, reasonOf);
  return { name: "content-changed: a signed call is accepted", problem };
}

/**
 * Checks that the site refuses an unsigned call. The site must respond with 401. If it has no INVALIDATION_KEY, it must
 * respond with 404.
 */
async function unsignedCall(site: CheckedSite): Promise<Result> {
  const { status, body, problem } = await checkOne(site, {
    path: HOOK,
    init: { method: "POST", body: "{}" },
    status: 401,
    contains: ['"code":"refused"'],
  });
  const hasNoKey = status === 404 && body.includes('"code":"not-found"');
  return {
    name: "content-changed: a call without signature is refused",
    problem: hasNoKey ? undefined : problem,
  };
}

async function checkOne(
  { origin, fetch }: CheckedSite,
  expectation: Expectation,
): Promise<{ problem: string | undefined; body: string; status?: number }> {
  try {
    const response = await fetch(new URL(expectation.path, origin), {
      redirect: "manual",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...expectation.init,
    });
    const body = await response.text();
    const problem = problems(response, body, expectation).join("; ") || undefined;
    return { problem, body, status: response.status };
  } catch (error) {
    return { problem: reasonOf(error), body: "" };
  }
}

function problems(response: Response, body: string, expectation: Expectation): string[] {
  const { status = 200, headers = {}, contains = [], lacks = [] } = expectation;
  // If the status is wrong, the headers and the body are usually wrong as well. Then only the status is reported.
  if (response.status !== status) return [`status ${response.status} instead of ${status}`];
  return [
    ...Object.entries(headers).flatMap(([name, pattern]) => {
      const value = response.headers.get(name);
      if (value === null) return [`no ${name}`];
      return pattern.test(value) ? [] : [`${name} is “${value}”`];
    }),
    ...contains
      .filter((part) => !body.includes(part))
      .map((part) => `the body does not contain ${part}`),
    ...missingParts(body),
    ...lacks.filter((part) => body.includes(part)).map((part) => `the body contains ${part}`),
  ];
}

/**
 * Problems about parts of a streamed document that never arrived, because they failed or the document ended too early.
 */
function missingParts(body: string): string[] {
  return body
    .split(PLACEHOLDER)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('"')))
    .filter((id) => !body.includes(`id="S:${id}"`))
    .map((id) => `the streamed part ${id} is missing`);
}
