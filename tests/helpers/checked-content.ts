import type { Assets } from "../../tools/content-import/assets.ts";
import { type CheckOptions, checkContent } from "../../tools/content-import/check-content.ts";
import { item, markdown, navigation } from "./seed-folder.ts";

/** The address, with a hash, of the only PDF that exists in these tests. */
export const SERVED = "/files/disclosures/11005.0123456789abcdef.pdf";

export const assets: Assets = {
  pictures: { ladle: { width: 1280, height: 720, widths: [480, 960, 1280] } },
  files: new Map([["/files/disclosures/11005.pdf", 5]]),
  served: new Map([["/files/disclosures/11005.pdf", SERVED]]),
  drawings: new Map(),
};

/** Checks content that consists of these files and of the navigation of both locales. */
export function checked(texts: Record<string, string>, options?: CheckOptions) {
  const all = {
    "content/zh/navigation.yaml": navigation(38),
    "content/en/navigation.yaml": navigation(39),
    ...texts,
  };
  const files = Object.entries(all).map(([path, text]) => ({ path, text }));
  return checkContent(files, assets, options);
}

/** Checks the file of one item. Returns its problems and notes as `line code message`, and the item. */
export function outcomeOf(text: string, options?: CheckOptions) {
  const { locales, problems, notes } = checked({ [item]: text }, options);
  const line = ({ line, code, message }: (typeof problems)[number]) => `${line} ${code} ${message}`;
  const read = locales[0]?.items.find(({ file }) => file.path === item)?.item;
  return { problems: problems.map(line), notes: notes.map(line), item: read };
}

/** Checks an item with this body. The body begins on line 6. */
export const outcomeOfBody = (body: string) => outcomeOf(markdown(1, [], body));

/** Checks an item with these additional fields. They begin on line 5. */
export const outcomeOfKeys = (...lines: string[]) => outcomeOf(markdown(1, lines));

/** Checks an item in which this line replaces the line with the title (line 4). */
export const outcomeOfTitle = (line: string) =>
  outcomeOf(markdown(1).replace("title: 标题", () => line));
