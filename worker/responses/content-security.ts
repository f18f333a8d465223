/** Security headers (contract section 7). */
import { development } from "virtual:client-assets";
import { sheetsOf } from "./document-styles.tsx";

const PAGE_HEADERS = Object.entries({
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
});

export interface PolicyOptions {
  /** Hosts whose frames may stay in content. */
  videoHosts: readonly string[];
  /** Origin of the content service where that is an external one: its pictures may be shown. */
  contentOrigin?: string | undefined;
  /** Set on streamed documents only; a kept document can have no nonce. */
  nonce?: string | undefined;
  /** The page's view, whose styles its document has within it; absent where that is none. */
  view?: string | undefined;
}

/** Adds what every page carries. */
export function securePage(headers: Headers, options: PolicyOptions): void {
  for (const [name, value] of PAGE_HEADERS) headers.set(name, value);
  headers.set("content-security-policy", contentSecurityPolicy(options));
}

function contentSecurityPolicy({ videoHosts, contentOrigin, nonce, view }: PolicyOptions): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  const frames = videoHosts.map((host) => `https://${host}`).join(" ") || "'none'";
  // One without TLS is a developer's, or reached over a private network.
  const contentSource = contentOrigin?.startsWith("http:") ? ` ${contentOrigin}` : "";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src ${own} ${styleHashes(view)}`,
    // Content keeps its cleaned style attributes.
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

/** Of style elements only those that the document was made with count. */
function styleHashes(view: string | undefined): string {
  return sheetsOf(view)
    .map(({ hash }) => `'sha256-${hash}'`)
    .join(" ");
}
