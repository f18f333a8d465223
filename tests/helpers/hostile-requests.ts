import fc from "fast-check";
import { pageRoutes, redirectRoutes } from "../../shared/brand/pages.ts";

export interface HostileRequest {
  /** The path and the query of the request. */
  target: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * Each attack contains this name. If a page contained an attack without escaping it, the browser would run the name as
 * a script.
 */
export const MARK = "xMARKx";

const scripts = [
  `"><svg onload=${MARK}>`,
  `<script>${MARK}</script>`,
  `'"><img src=x onerror=${MARK}>`,
  `</script><script>${MARK}//`,
  `" autofocus onfocus="${MARK}`,
  `javascript:${MARK}`,
  `<!--${MARK}--!><b>`,
  `\u2028${MARK}</title><style>${MARK}`,
];

/** Line breaks that would add a header and a body to the response if the site copied them into a header. */
const lineBreaks = [
  "%0d%0aX-Injected:%20yes",
  "%0aSet-Cookie:%20injected=yes",
  "%E5%98%8A%E5%98%8DX-Injected:%20yes",
  `%0d%0a%0d%0a<script>${MARK}</script>`,
];

const oddSegments = [
  ...["..", ".", "%2e%2e", "%2e%2e%2f", "..%2f", "..;", "..\\", "%5c..%5c", "....//", "%252e%252e"],
  ...[
    "/evil.example",
    "//evil.example",
    "\\\\evil.example",
    "%2f%2fevil.example",
    "/%5cevil.example",
  ],
  ...["https://evil.example", "http:evil.example", "@evil.example", ":443", "%09//evil.example"],
  ...["%00", "%00.html", "%E0%A4", "%", "%zz", "%C0%AF", "%C0%AE%C0%AE", "%u002e", "%FF%FE"],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "prototype", "null", "undefined"],
  ...["😀", "%F0%9F%98%80", "新闻", "\u202e", "ı", "é", "%ED%A0%80", "\u0000", " ", "\t", "+"],
  ...["a".repeat(8192), "/".repeat(300), "../".repeat(100), "%41".repeat(500), "7".repeat(400)],
  ...["7", "-1", "NaN", "1e309", "0x7", "7;a=b", "7%20", "7/", "7/adjacent", "adjacent"],
  ...[
    "*",
    "?",
    "#",
    "&",
    ";",
    "'",
    '"',
    "`",
    "{{7*7}}",
    "$" + "{7*7}",
    "%s%n",
    "||1=1",
    "wp-login.php",
  ],
];

const odd = fc.oneof(
  fc.constantFrom(...oddSegments),
  fc.constantFrom(...lineBreaks),
  fc.constantFrom(...scripts),
  fc.constantFrom(...scripts).map(encodeURIComponent),
  fc.string({ unit: "binary", maxLength: 12 }).map((text) => text.replaceAll("#", "")),
);

const known = [
  "",
  ...[...pageRoutes, ...redirectRoutes].map(({ path }) => path.replace(":id", "7")),
  ...["api", "api/nodes", "api/contents", "api/groups", "api/search", "api/contents/7"],
  ...["api/contents/7/adjacent", "api/contents/%00", "healthz", "manifest.webmanifest"],
  ...[
    "vitals",
    "errors",
    "hooks/content-changed",
    ".well-known/security.txt",
    "__proto__",
    "constructor",
    "en/en/..",
  ],
];

const path = fc
  .tuple(
    fc.constantFrom("/", "/", "/", "/en/", "//", "/en//", "/EN/", "/\\"),
    fc.constantFrom(...known),
    fc.array(fc.tuple(fc.constantFrom("/", "", "/"), odd), { maxLength: 3 }),
  )
  .map(([root, page, odds]) => root + page + odds.flat().join(""));

const parameterName = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...["page", "pageSize", "nodeId", "keyword", "section"]),
  },
  fc.constantFrom(...["group", "position", "lang", "domain", "view", "id", "utm_source"]),
  fc.constantFrom(
    ...["__proto__", "constructor[prototype]", "page[]", "keyword[$ne]", "_data", ""],
  ),
);

const parameterValue = fc.oneof(
  fc.constantFrom(
    "1",
    "2",
    "12",
    "2031",
    "2003",
    "en",
    "zh",
    "news",
    "card",
    "新闻",
    "7",
    "steel-trade",
  ),
  fc.constantFrom(
    "0",
    "-1",
    "1.5",
    "1e309",
    "NaN",
    "Infinity",
    "-0",
    "9".repeat(400),
    "0x10",
    "٣",
    "[]",
  ),
  fc.constantFrom(
    "%ED%A0%80",
    "%00",
    "%",
    "%E0%A4",
    "+",
    "{keyword}",
    "$" + "&",
    "\\u003cb",
    "%0d%0a",
  ),
  fc.constantFrom(
    "k".repeat(8192),
    "%E6%96%B0".repeat(60),
    "%F0%9F%98%80".repeat(61),
    ".*".repeat(29),
  ),
  fc.constantFrom(...lineBreaks),
  fc.constantFrom(...scripts).map(encodeURIComponent),
  fc.constantFrom(...scripts).map((text) => text.replaceAll("#", "")),
  fc
    .string({ unit: "grapheme", maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);

const query = fc
  .array(fc.tuple(parameterName, parameterValue), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : ""));

/** Headers that clients may forge. The site must not trust them. */
const headers = fc.dictionary(
  fc.constantFrom(
    ...[
      "host",
      "x-forwarded-host",
      "x-forwarded-proto",
      "x-original-url",
      "x-rewrite-url",
      "forwarded",
    ],
    ...["x-http-method-override", "x-forwarded-for", "cf-connecting-ip", "range", "if-none-match"],
    ...[
      "if-modified-since",
      "accept-encoding",
      "accept",
      "accept-language",
      "cookie",
      "user-agent",
    ],
    ...[
      "origin",
      "referer",
      "content-type",
      "cache-control",
      "pragma",
      "te",
      "upgrade",
      "x-signature",
    ],
  ),
  fc.oneof(
    fc.constantFrom(
      "evil.example",
      "evil.example:99",
      "https://evil.example/",
      "DELETE",
      "POST",
      "/404",
    ),
    fc.constantFrom(
      "bytes=0-0",
      "bytes=5-1",
      "bytes=-999999999999",
      '"x',
      "*",
      'W/"',
      ", ,",
      "no-cache",
    ),
    fc.constantFrom(
      "gzip;q=NaN",
      "identity;q=0",
      "br, *;q=0",
      "text/html",
      "websocket",
      "trailers",
    ),
    fc.constantFrom(
      "lang=en",
      "lang=<script>",
      "lang=%",
      "=;=;;",
      "a=".repeat(2000),
      "lang=en; lang=zh",
    ),
    fc.constantFrom(
      "Mozilla/5.0 (compatible; Baiduspider/2.0)",
      "Googlebot/2.1",
      "curl/8",
      "U".repeat(8192),
    ),
    fc.constantFrom(`<script>${MARK}</script>`, `"><svg onload=${MARK}>`, ""),
  ),
  { maxKeys: 4 },
);

const reading = fc.record({
  target: fc.tuple(path, query).map((parts) => parts.join("")),
  method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD"),
  headers,
  body: fc.constant(undefined),
});

const writing = fc.record({
  target: fc.tuple(path, query).map((parts) => parts.join("")),
  method: fc.constantFrom(
    ...[
      "POST",
      "PUT",
      "DELETE",
      "OPTIONS",
      "PATCH",
      "PROPFIND",
      "MKCOL",
      "PURGE",
      "LOCK",
      "SEARCH",
    ],
  ),
  headers,
  body: fc.constantFrom("", "{}", '{"all":true}', "[".repeat(5000), "a=b&__proto__=1", "\u0000"),
});

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 7, arbitrary: reading },
  { weight: 1, arbitrary: writing },
);
