import { isbot } from "isbot";

/** Programs that the library counts too, though they can take a stream like any visitor. */
const CLIENTS =
  /^(?:ab|apache-httpclient|axios|bun|curl|deno|go-http-client|got|httpie|java|k6|libwww|node|okhttp|php|postman|python|ruby|undici|wget)\b|headless|lighthouse|playwright|puppeteer/i;

/** Fetchers of link previews that the library takes for browsers. */
const PREVIEWS = /^WeChatShareExtension/i;

/** Search engines and link previews, which get the whole document at once (contract section 5). */
export function isCrawler(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false;
  return PREVIEWS.test(userAgent) || (isbot(userAgent) && !CLIENTS.test(userAgent));
}
