import { isbot } from "isbot";

/** HTTP clients and test browsers that isbot counts as bots, although they handle streams like any browser. */
const CLIENTS =
  /^(?:ab|apache-httpclient|axios|bun|curl|deno|go-http-client|got|httpie|java|k6|libwww|node|okhttp|php|postman|python|ruby|undici|wget)\b|headless|lighthouse|playwright|puppeteer/i;

/** Link preview fetchers that isbot does not recognise. */
const PREVIEWS = /^WeChatShareExtension/i;

/**
 * Whether the client is a search engine or a link preview. Such clients get documents without placeholders
 * (docs/behaviour.md 10).
 */
export function isCrawler(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false;
  return PREVIEWS.test(userAgent) || (isbot(userAgent) && !CLIENTS.test(userAgent));
}
