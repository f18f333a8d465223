/**
 * Prefixes of the locales. They are built in (vite.config.ts), because a service worker shares no module with pages.
 */
declare const PATH_PREFIXES: readonly string[];
