import { feedLists } from "../../worker/urls/feed-paths.ts";
import { searchPages } from "../../worker/urls/site-paths.ts";
import { reasonOf } from "../cli/failure.ts";
import { HOOK, notifySite } from "../import/notify.ts";
import type { Settings } from "../settings/setting.ts";

/** A running site, and what its check needs. */
export interface CheckedSite {
  origin: string;
  /** Signs the content-changed call, with INVALIDATION_KEY; without it the call must be refused. */
  settings: Settings;
  /** A word that nobody has searched for: no cache has the page. */
  word: string;
  fetch: typeof fetch;
}

export interface CheckResult {
  name: string;
  /** Undefined where all is well. */
  problem: string | undefined;
}

/** A request, and what its response must be. */
interface Expectation {
  path: string;
  init?: RequestInit;
  status: number;
  headers?: Record<string, RegExp>;
  /** Parts of the body. */
  contains?: string[];
  lacks?: string[];
}

const TIME_LIMIT_MS = 15_000;
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** React's mark for a part that follows later in a streamed document, in an element whose id begins with `S:`. */
const PLACEHOLDER = '<template id="B:';
const HTML = { "content-type": /^text\/html/ };
/** On every response of the worker. */
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

/** Makes twelve requests, one after another, and yields the result of each. */
export async function* checkSite(site: CheckedSite): AsyncGenerator<CheckResult> {
  let script: string | undefined;
  for (const [name, expectation] of Object.entries(expectations(site.word))) {
    const { problem, body } = await checkOne(site, expectation);
    script ??= /"(\/assets\/entry-[^"]+\.js)"/.exec(body)?.[1];
    yield { name, problem };
  }
  yield {
    name: "a script of the page, kept by browsers for ever",
    problem: script
      ? (await checkOne(site, asset(script))).problem
      : "no page names /assets/entry-….js",
  };
  const hasKey = Boolean(site.settings.get("INVALIDATION_KEY")?.value);
  yield hasKey
    ? { name: "content-changed: a signed call is accepted", problem: await signedCall(site) }
    : {
        name: "content-changed: a call without signature is refused",
        problem: await unsignedCall(site),
      };
}

function expectations(word: string): Record<string, Expectation> {
  const search = `${searchPages[0]}?keyword=${word}`;
  const page = { status: 200, headers: HTML };
  return {
    "/healthz: settings are valid, the content service responds": {
      path: "/healthz",
      status: 200,
      headers: SECURE,
      contains: ['"status":"ok"'],
    },
    "/home, with its security headers": {
      path: "/home",
      status: 200,
      headers: SECURE_PAGE,
      contains: ["<h1", "</html>"],
    },
    "a page that no cache has, streamed to its end": {
      ...page,
      path: search,
      contains: ["<h1", "</html>"],
    },
    "the same for a crawler, without placeholders": {
      ...page,
      path: `${search}-crawler`,
      init: { headers: { "user-agent": CRAWLER } },
      contains: ["<h1", "</html>"],
      lacks: [PLACEHOLDER],
    },
    "/ leads to the edition that was chosen": {
      path: "/?lang=zh",
      status: 302,
      headers: { location: /^\/home$/, "set-cookie": /^lang=zh;.*Secure/ },
    },
    "/api/nodes": {
      path: "/api/nodes",
      status: 200,
      headers: { ...SECURE, "content-type": /^application\/json/ },
      contains: ['{"nodes":[{'],
    },
    "the feed of news": {
      path: feedLists[0]?.path ?? "",
      status: 200,
      headers: { "content-type": /^application\/atom\+xml/ },
      contains: ["<entry>"],
    },
    "/sitemap.xml": {
      path: "/sitemap.xml",
      status: 200,
      headers: { "content-type": /xml/ },
      contains: ["<loc>http"],
    },
    "/robots.txt": {
      path: "/robots.txt",
      status: 200,
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

function asset(path: string): Expectation {
  return {
    path,
    status: 200,
    headers: { "content-type": /javascript/, "cache-control": /max-age=31536000.*immutable/ },
  };
}

/** Names an item that no site has: nothing that is cached changes. */
async function signedCall({ settings, origin, fetch }: CheckedSite): Promise<string | undefined> {
  const change = { contentIds: ["0"] };
  const { state, message } = await notifySite(settings, { origin, change }, fetch);
  return state === "done" ? undefined : message;
}

/** 404 is a site without INVALIDATION_KEY. */
async function unsignedCall(site: CheckedSite): Promise<string | undefined> {
  const call = { path: HOOK, init: { method: "POST", body: "{}" } };
  const refused = await checkOne(site, { ...call, status: 401, contains: ['"code":"refused"'] });
  if (refused.status !== 404) return refused.problem;
  return (await checkOne(site, { ...call, status: 404, contains: ['"code":"not-found"'] })).problem;
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
  const { status, headers = {}, contains = [], lacks = [] } = expectation;
  // Headers and body of an error say nothing about the page.
  if (response.status !== status) return [`status ${response.status} instead of ${status}`];
  return [
    ...Object.entries(headers).flatMap(([name, pattern]) => {
      const value = response.headers.get(name);
      if (value === null) return [`no ${name}`];
      return pattern.test(value) ? [] : [`${name} is “${value}”`];
    }),
    ...contains.filter((part) => !body.includes(part)).map((part) => `the body lacks ${part}`),
    ...missingParts(body),
    ...lacks.filter((part) => body.includes(part)).map((part) => `the body has ${part}`),
  ];
}

/** Of a streamed document that ended too early, or in which a part failed. */
function missingParts(body: string): string[] {
  return body
    .split(PLACEHOLDER)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('"')))
    .filter((id) => !body.includes(`id="S:${id}"`))
    .map((id) => `the streamed part ${id} is missing`);
}
