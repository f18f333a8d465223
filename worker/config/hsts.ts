const HOST = "max-age=31536000";

/**
 * `Strict-Transport-Security` by the setting HSTS. Subdomains belong to their
 * owners: only an operator knows that all of them have TLS, and being on the
 * browsers' preload list takes months to undo.
 */
export const HSTS_HEADERS: ReadonlyMap<string, string> = new Map([
  ["host", HOST],
  ["subdomains", `${HOST}; includeSubDomains`],
  ["preload", `${HOST}; includeSubDomains; preload`],
]);

/** For this host alone unless the setting says more; parseConfig names a wrong one. */
export function hstsHeader(setting = "host"): string {
  return HSTS_HEADERS.get(setting) ?? HOST;
}
