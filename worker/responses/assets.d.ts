/** The client's built files; tools/client-assets.ts fills them in. */
declare module "virtual:client-assets" {
  export interface Sheet {
    href: string;
    /** Absent under the development server, which serves them as files. */
    text?: string;
    /** SHA-256 of the text in base64, as the content policy names it. */
    hash?: string;
  }
  /** The module that a document starts. */
  export const entry: string;
  /** Files that the entry goes on with on every page. */
  export const main: readonly string[];
  /** Files that a view needs besides those, by the view's name. */
  export const views: Readonly<Record<string, string[]>>;
  /** Files with the texts of an edition, by the edition. */
  export const texts: Readonly<Record<string, string[]>>;
  /** Styles of all pages as `common`, then what views have besides, by their names. */
  export const sheets: Readonly<Record<string, Sheet[]>>;
  /** Script of the service worker; empty where there is none. */
  export const serviceWorker: string;
  /** Names the sources that everything was built from; no two builds of different code share it. */
  export const build: string;
  /** Served by Vite with hot reload. */
  export const development: boolean;
}
