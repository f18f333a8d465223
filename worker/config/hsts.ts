const HOST = "max-age=31536000";

/**
 * `Strict-Transport-Security` by the HSTS setting. Only the operator knows whether all subdomains
 * support TLS, and removal from the browsers' preload list takes months.
 */
export const HSTS_HEADERS: ReadonlyMap<string, string> = new Map([
  ["host", HOST],
  ["subdomains", `${HOST}; includeSubDomains`],
  ["preload", `${HOST}; includeSubDomains; preload`],
]);

/** This host only unless the setting says otherwise; parseConfig rejects invalid values. */
export function hstsHeader(setting = "host"): string {
  return HSTS_HEADERS.get(setting) ?? HOST;
}
