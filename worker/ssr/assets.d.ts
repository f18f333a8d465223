/** Addresses of the client's built files; vite.config.ts fills them in. */
declare module "virtual:client-assets" {
  export const entry: string;
  /** Files that a view needs besides the entry, by the view's name. */
  export const views: Readonly<Record<string, string[]>>;
  /** Files with the texts of an edition, by the edition. */
  export const texts: Readonly<Record<string, string[]>>;
  export const styles: string[];
  /** Script of the service worker; empty where there is none. */
  export const serviceWorker: string;
  /** Names the sources that everything was built from; no two builds of different code share it. */
  export const build: string;
  /** Served by Vite with hot reload. */
  export const development: boolean;
}
