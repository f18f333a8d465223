import type { LoadedContent } from "./loaded-content.ts";
import type { Preview } from "./preview.ts";
import type { Uploads } from "./uploads.ts";

/** What the editing interface works on. */
export interface Editing {
  content: LoadedContent;
  uploads: Uploads;
  preview: Pick<Preview, "show">;
  /** The origin of the site that shows unsaved changes. */
  siteOrigin: () => string;
  /** The token that the page of the interface sends with each call. */
  token: string;
  /** Folder of the built interface. */
  bundle: string;
}
