/** Signs calls to the embedded service where UPSTREAM_KEY is not set; nobody outside reaches it. */
export const EMBEDDED_KEY = "local-signing-key";
