import { isbot } from "isbot";

/** Programs that the library counts too, though they can take a stream like any visitor. */
const CLIENTS =
  /^(?:ab|apache-httpclient|axios|bun|curl|deno|go-http-client|got|httpie|java|k6|libwww|node|okhttp|php|postman|python|ruby|undici|wget)\b|headless|lighthouse|playwright|puppeteer/i;

/** Fetchers of link previews that the library takes for browsers. */
const PREVIEWS = /^WeChatShareExtension/i;

/** User agents of so many visitors are remembered, the latest; longer ones are nobody's usual. */
const MAX_REMEMBERED = 500;
const LONGEST_REMEMBERED = 512;
const remembered = new Map<string, boolean>();

/** Search engines and link previews, which get the whole document at once (contract section 5). */
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
