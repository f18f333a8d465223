/** Security headers (docs/behaviour.md 12). */
import { development } from "virtual:client-assets";
import { sheetsOf } from "./document-styles.tsx";

const PAGE_HEADERS = Object.entries({
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
});

export interface PolicyOptions {
  /** Hosts whose frames are allowed in content. */
  videoHosts: readonly string[];
  /** Origin of an external content service, whose pictures are allowed. */
  contentOrigin?: string | undefined;
  /** For streamed documents only; a stored document cannot have a nonce. */
  nonce?: string | undefined;
  /** Module of the page's view, whose styles are inlined; absent for responses that are not pages. */
  view?: string | undefined;
}

/** Sets the security headers of a page. */
export function securePage(headers: Headers, options: PolicyOptions): void {
  for (const [name, value] of PAGE_HEADERS) headers.set(name, value);
  headers.set("content-security-policy", contentSecurityPolicy(options));
}

function contentSecurityPolicy({ videoHosts, contentOrigin, nonce, view }: PolicyOptions): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  const frames = videoHosts.map((host) => `https://${host}`).join(" ") || "'none'";
  // A content service without TLS is a local one, or reached over a private network.
  const contentSource = contentOrigin?.startsWith("http:") ? ` ${contentOrigin}` : "";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src ${own} ${styleHashes(view)}`,
    // Sanitised content may have style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https:${contentSource}`,
    `media-src 'self' https:${contentSource}`,
    `frame-src ${frames}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Only the inline style sheets of the document are allowed. */
function styleHashes(view: string | undefined): string {
  return sheetsOf(view)
    .map(({ hash }) => `'sha256-${hash}'`)
    .join(" ");
}
