import type { ContentCard } from "../content/types.ts";

/** Whether an item's picture is the cover of its file, which is shown uncropped; a photograph is cropped. */
export function hasCover({ fileUrl }: Pick<ContentCard, "fileUrl">): boolean {
  return fileUrl !== undefined;
}
