import type { LoadedContent } from "./loaded-content.ts";
import type { Preview } from "./preview.ts";
import type { Uploads } from "./uploads.ts";

/** The parts of a running editing session that its request handlers share. */
export interface Editing {
  content: LoadedContent;
  uploads: Uploads;
  preview: Pick<Preview, "show">;
  /** Origin of the preview, which is the site with unsaved changes. */
  siteOrigin: () => string;
  /** The secret that the interface's page must send with each call. */
  token: string;
  /** Folder of the built interface. */
  bundle: string;
}
