import type { LoadedContent } from "./loaded-content.ts";
import type { Preview } from "./preview.ts";
import type { Uploads } from "./uploads.ts";

/** The state of a running editing server. All of its request handlers use this state. */
export interface Editing {
  content: LoadedContent;
  uploads: Uploads;
  preview: Pick<Preview, "show">;
  /** Returns the origin of the previewed site, which shows unsaved changes. */
  siteOrigin: () => string;
  /** The secret that the interface's page must send with each call, so that other pages cannot call the server. */
  token: string;
  /** Folder of the built interface. */
  bundle: string;
}
