/** Of the locales: built in (vite.config.ts), because a service worker shares no module with pages. */
declare const PATH_PREFIXES: readonly string[];
