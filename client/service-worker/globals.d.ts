/**
 * Path prefixes of the locales. The build inserts them (vite.config.ts), because a service worker shares no module with
 * pages.
 */
declare const PATH_PREFIXES: readonly string[];
