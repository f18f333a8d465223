import { isbot } from "isbot";

/** HTTP clients and test browsers that isbot includes, but that handle streams like any visitor. */
const CLIENTS =
  /^(?:ab|apache-httpclient|axios|bun|curl|deno|go-http-client|got|httpie|java|k6|libwww|node|okhttp|php|postman|python|ruby|undici|wget)\b|headless|lighthouse|playwright|puppeteer/i;

/** Link preview fetchers that isbot does not recognise. */
const PREVIEWS = /^WeChatShareExtension/i;

/** Results are memoized for the most recently added user agents of common length. */
const MAX_REMEMBERED = 500;
const LONGEST_REMEMBERED = 512;
const remembered = new Map<string, boolean>();

/** Search engines and link previews, which get the complete document at once (contract section 5). */
export function isCrawler(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false;
  const known = remembered.get(userAgent);
  if (known !== undefined) return known;
  const result = judge(userAgent);
  if (userAgent.length <= LONGEST_REMEMBERED) remembered.set(userAgent, result);
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return result;
}

function judge(userAgent: string): boolean {
  return PREVIEWS.test(userAgent) || (isbot(userAgent) && !CLIENTS.test(userAgent));
}
