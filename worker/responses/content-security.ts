/** Security headers (docs/behaviour.md 12). */
import { development, type Sheet } from "virtual:client-assets";
import type { Config } from "../config/config.ts";
import { plainSheets } from "./document-files.tsx";

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
};

/** The inline elements that the content security policy of a document has to allow. */
interface Inline {
  /** Only streamed documents have a nonce, because a nonce must not be stored. */
  nonce?: string | undefined;
  /**
   * The inline style sheets of a complete document. The default is the style sheets of a page without React. In a
   * streamed document the nonce allows the style sheets.
   */
  sheets?: readonly Sheet[];
}

/** Returns the headers of a page. A page without `config` must not show any content. */
export function pageHeaders(config?: Config, inline: Inline = {}): Headers {
  const policy = contentSecurityPolicy(config, inline);
  return new Headers({ ...PAGE_HEADERS, "content-security-policy": policy });
}

function contentSecurityPolicy(
  config: Config | undefined,
  { nonce, sheets = plainSheets }: Inline,
): string {
  const { videoHosts = [], upstream } = config ?? {};
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  // The policy allows only these inline style sheets.
  const hashes = nonce ? [] : sheets.map(({ hash }) => `'sha256-${hash}'`);
  const frames = videoHosts.map((host) => `https://${host}`).join(" ") || "'none'";
  // `https:` below does not cover a content service without TLS. Such a service is on the same machine or in a private
  // network.
  const contentSource = upstream?.origin.startsWith("http:") ? ` ${upstream.origin}` : "";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src ${[own, ...hashes].join(" ")}`,
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
