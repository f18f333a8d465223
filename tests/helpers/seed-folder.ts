import { beforeEach } from "vitest";
import type { Language } from "../../tools/content-import/messages/message.ts";
import { readSeed } from "../../tools/content-import/read-seed.ts";
import { testFolder, writeFiles } from "./test-folder.ts";

export const navigation = (domainId: number) => `domainId: ${domainId}
root:
  nodeId: 1
  nodeName: Website
  nodeIndexName: ROOT
  childs:
    - nodeId: 2
      nodeName: News
      nodeIndexName: PRESS RELEASES
`;

const good: Record<string, string> = {
  "shared/brand/media.json": JSON.stringify({
    ladle: { width: 1280, height: 720, widths: [480, 960, 1280] },
    hero: { width: 1920, height: 1080, widths: [640, 1280, 1920] },
    badge: { width: 2000, height: 1000, widths: [2000] },
  }),
  "client/public/files/disclosures/11005.pdf": "%PDF-",
  "client/public/media/video/ladle.mp4": "ftyp",
  "content/zh/navigation.yaml": navigation(38),
  "content/en/navigation.yaml": navigation(39),
};

let folder: ReturnType<typeof testFolder>;

/** Gives each test of a file a folder with content that the importer can read. */
export function provideSeedFolder(): void {
  folder = testFolder();
  beforeEach(() => write(good));
}

/** The path of a file in the current test's folder. */
export function pathOf(name = ""): string {
  return folder.pathOf(name);
}

export function write(files: Record<string, string>): Promise<void> {
  return writeFiles(pathOf, files);
}

/** Reads the content of the folder. Messages are in English if the test names no other language. */
export async function read(language: Language = "en") {
  const locales = await readSeed(pathOf(), { language });
  return locales.map(({ seed }) => seed);
}

/** The Markdown file of an item. These lines are added to the required front matter. */
export function markdown(id: number, lines: string[] = [], body = "正文。\n"): string {
  const head = ["---", `id: ${id}`, "node: PRESS RELEASES", "title: 标题", ...lines, "---"];
  return `${head.join("\n")}\n${body}`;
}

export const item = "content/zh/press-releases/1.md";

export async function itemOf(text: string) {
  await write({ [item]: text });
  const [chinese] = await read();
  return chinese?.items[0];
}

export async function problemsOf(files: Record<string, string>): Promise<string> {
  await write(files);
  return read().then(
    () => "",
    (error: Error) => error.message,
  );
}
