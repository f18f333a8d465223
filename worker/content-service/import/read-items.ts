import { markdownToHtml } from "./markdown.ts";
import { type Pictures, pictureFile, unknownPicture } from "./pictures.ts";
import type { Problem } from "./problems.ts";
import type { SeedFile } from "./read-edition.ts";
import { frontMatterSchema, type ItemInput, itemListSchema } from "./schemas.ts";
import type { SeedItem } from "./seed.ts";
import { parseYaml, validate } from "./yaml-source.ts";

/** An item and the lines that other files' checks may complain about. */
export interface ItemFile {
  item: SeedItem;
  file: string;
  idLine: number;
  nodeLine: number;
}

/** An item's body and where it begins. */
interface Body {
  text: string;
  firstLine: number;
}

type LineOf = (key: string) => number;

const FRONT_MATTER = /^---\n([\s\S]*?\n)---(?:\n|$)/;

/** Room between items of a list, for those that give a `taxis` of their own. */
const TAXIS_STEP = 10;

/** The items of a file: one of Markdown, any number of YAML. */
export function readItems(file: SeedFile, pictures: Pictures, problems: Problem[]): ItemFile[] {
  const text = file.text.replaceAll("\r\n", "\n");
  const read = file.path.endsWith(".md") ? readMarkdown : readList;
  return read({ ...file, text }, pictures, problems);
}

function readMarkdown(file: SeedFile, pictures: Pictures, problems: Problem[]): ItemFile[] {
  const [head = "", yaml] = FRONT_MATTER.exec(file.text) ?? [];
  if (yaml === undefined) {
    const message = "begin the file with ---, the keys of the item, and --- again";
    problems.push({ file: file.path, line: 1, message });
    return [];
  }
  const source = parseYaml(file.path, yaml, 2, problems);
  const input = source && validate(frontMatterSchema, source, problems);
  const body = { text: file.text.slice(head.length), firstLine: head.split("\n").length };
  // The body's problems are told even where the front matter has some of its own.
  const content = readBody(body, file.path, pictures, problems);
  if (!source || !input) return [];
  const lineOf = (key: string) => source.lineOf([key]);
  return [toItemFile(input, content, file.path, lineOf, pictures, problems)];
}

function readList(file: SeedFile, pictures: Pictures, problems: Problem[]): ItemFile[] {
  const source = parseYaml(file.path, file.text, 1, problems);
  const list = source && validate(itemListSchema, source, problems);
  if (!source || !list) return [];
  return list.items.map(({ body, ...fields }, index) => {
    const lineOf = (key: string) => source.lineOf(key === "node" ? [key] : ["items", index, key]);
    const place = { text: body, firstLine: lineOf("body") + 1 };
    const content = readBody(place, file.path, pictures, problems);
    // Undated items stay in the order of their file.
    const taxis = fields.taxis ?? (fields.publishTime ? undefined : (index + 1) * TAXIS_STEP);
    const input = { ...fields, taxis, node: list.node };
    return toItemFile(input, content, file.path, lineOf, pictures, problems);
  });
}

function readBody(body: Body, file: string, pictures: Pictures, problems: Problem[]): string {
  const rendered = markdownToHtml(body.text, pictures);
  for (const { line, message } of rendered.problems) {
    problems.push({ file, line: body.firstLine + line, message });
  }
  return rendered.html;
}

function toItemFile(
  input: Omit<ItemInput, "taxis"> & { taxis?: number | undefined },
  content: string,
  file: string,
  lineOf: LineOf,
  pictures: Pictures,
  problems: Problem[],
): ItemFile {
  const { id, node, title, publishTime, taxis, isColor, picture, ...fields } = input;
  const imgUrl = imageOf(input, pictures, (message) =>
    problems.push({ file, line: lineOf("picture"), message }),
  );
  const item = { id, node: node.toUpperCase(), title, publishTime, taxis, isColor, content };
  return {
    item: { ...item, fields: { ...fields, imgUrl } },
    file,
    idLine: lineOf("id"),
    nodeLine: lineOf("node"),
  };
}

function imageOf(
  { picture, imgUrl }: Pick<ItemInput, "picture" | "imgUrl">,
  pictures: Pictures,
  complain: (message: string) => void,
): string | undefined {
  if (picture === undefined) return imgUrl;
  if (imgUrl !== undefined) complain("picture: imgUrl is given too; remove one of them");
  const file = pictureFile(pictures, picture);
  if (!file) complain(`picture: ${unknownPicture(pictures, picture)}`);
  return file?.url;
}
