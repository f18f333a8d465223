import { isbot } from "isbot";

/** HTTP clients and test browsers that isbot includes, but that handle streams like any visitor. */
const CLIENTS =
  /^(?:ab|apache-httpclient|axios|bun|curl|deno|go-http-client|got|httpie|java|k6|libwww|node|okhttp|php|postman|python|ruby|undici|wget)\b|headless|lighthouse|playwright|puppeteer/i;

/** Link preview fetchers that isbot does not recognise. */
const PREVIEWS = /^WeChatShareExtension/i;

/** Results are memoized for the most recently added user agents of common length. */
const MAX_MEMOIZED = 500;
const MAX_MEMOIZED_LENGTH = 512;
const memoized = new Map<string, boolean>();

/** Search engines and link previews, which get documents without placeholders (docs/behaviour.md 10). */
export function isCrawler(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false;
  const known = memoized.get(userAgent);
  if (known !== undefined) return known;
  const result = classify(userAgent);
  if (userAgent.length <= MAX_MEMOIZED_LENGTH) memoized.set(userAgent, result);
  const [oldest] = memoized.keys();
  if (memoized.size > MAX_MEMOIZED && oldest !== undefined) memoized.delete(oldest);
  return result;
}

function classify(userAgent: string): boolean {
  return PREVIEWS.test(userAgent) || (isbot(userAgent) && !CLIENTS.test(userAgent));
}
