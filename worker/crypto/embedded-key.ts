/** The default UPSTREAM_KEY of the embedded service, which cannot be called from outside. */
export const EMBEDDED_KEY = "local-signing-key";
