/** The client's build output, provided by tools/build/client-assets.ts. */
declare module "virtual:client-assets" {
  export interface Sheet {
    href: string;
    /** Absent under the development server, which serves style sheets as files. */
    text?: string;
    /** SHA-256 of the text in base64, for the Content-Security-Policy. */
    hash?: string;
  }
  /** The entry module. */
  export const entry: string;
  /** The entry module of documents that report errors or web vitals. */
  export const reportingEntry: string;
  /** Chunks that the entry imports on every page. */
  export const main: readonly string[];
  /** Additional chunks by part: `pages/article`, `blocks/chart`, `openings/motto`. */
  export const parts: Readonly<Record<string, string[]>>;
  /** Chunks with the messages by locale. */
  export const messages: Readonly<Record<string, string[]>>;
  /** Style sheets of all pages as `common`, and additional ones by part, and by component where few documents show it. */
  export const sheets: Readonly<Record<string, Sheet[]>>;
  /** URLs of the files of client/public. */
  export const publicFiles: readonly string[];
  /** URL of the service worker script; empty if there is none. */
  export const serviceWorker: string;
  /** Hash of the sources; different for every build of different code. */
  export const build: string;
  /** Hash of the sources that make what is stored of the content service. */
  export const format: string;
  /** Served by Vite with hot reload. */
  export const development: boolean;
}
