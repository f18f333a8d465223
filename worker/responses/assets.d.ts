/** The build output of the client, which tools/build/client-assets.ts provides. */
declare module "virtual:client-assets" {
  export interface Sheet {
    href: string;
    /** The text of the style sheet. Missing in development, where style sheets are served as files. */
    text?: string;
    /** SHA-256 of the text in base64, for the Content-Security-Policy. */
    hash?: string;
  }
  export const entry: string;
  /** The entry module of documents that report errors or web vitals. */
  export const reportingEntry: string;
  /** Chunks that every page needs besides the entry module. */
  export const main: readonly string[];
  /** Additional chunks of each part of a page, such as `pages/article`, `blocks/chart` or `openings/motto`. */
  export const parts: Readonly<Record<string, string[]>>;
  /** Chunks with the messages of each locale. */
  export const messages: Readonly<Record<string, string[]>>;
  /**
   * `common` has the style sheets of all pages, and `late` the style sheets that most documents load at their end. The
   * other keys are names of parts.
   */
  export const sheets: Readonly<Record<string, Sheet[]>>;
  /** URLs of the files in client/public. */
  export const publicFiles: readonly string[];
  /** URL of the service worker's script, or empty if there is none. */
  export const serviceWorker: string;
  /** Hash of all sources. Builds of different code have different hashes. */
  export const build: string;
  /** Hash of the sources that determine the format of stored upstream responses. */
  export const format: string;
  /** Whether Vite serves the site with hot reload. */
  export const development: boolean;
}
