import type { Drawings } from "./drawings.ts";
import {
  type FileFields,
  type Files,
  fileAddress,
  fileFields,
  isMissing,
  unknownFile,
} from "./files.ts";
import { markdownToHtml } from "./markdown.ts";
import { type Pictures, pictureFile, unknownPicture } from "./pictures.ts";
import type { Problem } from "./problems.ts";
import { frontMatterSchema, type ItemInput, itemListSchema } from "./schemas.ts";
import type { SeedFile, SeedItem } from "./seed.ts";
import { parseYaml, validate } from "./yaml-source.ts";

/** What the site has for content to show. */
export interface Assets {
  pictures: Pictures;
  files: Files;
  drawings: Drawings;
}

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

/** What reading a file needs at every step. */
interface Reading {
  file: string;
  assets: Assets;
  problems: Problem[];
}

/** An item's checked keys, and its body as HTML. */
type ReadInput = Omit<ItemInput, "taxis"> & { taxis?: number | undefined; content: string };

type LineOf = (key: string) => number;

const FRONT_MATTER = /^---\n([\s\S]*?\n)---(?:\n|$)/;

/** More would not fit into a statement of D1 (100 KB) once it is cut into pairs for the search. */
const LONGEST_BODY = 12_000;

/** Room between items of a list, for those that give a `taxis` of their own. */
const TAXIS_STEP = 10;

/** The items of a file: one of Markdown, any number of YAML. */
export function readItems(file: SeedFile, assets: Assets, problems: Problem[]): ItemFile[] {
  // As editors on Windows save: with a byte order mark and two characters a line end.
  const text = file.text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const reading = { file: file.path, assets, problems };
  return file.path.endsWith(".md") ? readMarkdown(text, reading) : readList(text, reading);
}

function readMarkdown(text: string, reading: Reading): ItemFile[] {
  const [head = "", yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined) {
    complain(reading, 1, "begin the file with ---, the keys of the item, and --- again");
    return [];
  }
  const source = parseYaml(reading.file, yaml, 2, reading.problems);
  const input = source && validate(frontMatterSchema, source, reading.problems);
  // Problems of the body are reported even if the front matter has some.
  const body = { text: text.slice(head.length), firstLine: head.split("\n").length };
  const content = readBody(body, reading);
  if (!source || !input) return [];
  return [toItemFile({ ...input, content }, (key) => source.lineOf([key]), reading)];
}

function readList(text: string, reading: Reading): ItemFile[] {
  const source = parseYaml(reading.file, text, 1, reading.problems);
  const list = source && validate(itemListSchema, source, reading.problems);
  if (!source || !list) return [];
  return list.items.map(({ body, ...fields }, index) => {
    const lineOf = (key: string) => source.lineOf(key === "node" ? [key] : ["items", index, key]);
    const content = readBody({ text: body, firstLine: lineOf("body") + 1 }, reading);
    // Undated items stay in the order of their file.
    const taxis = fields.taxis ?? (fields.publishTime ? undefined : (index + 1) * TAXIS_STEP);
    return toItemFile({ ...fields, taxis, node: list.node, content }, lineOf, reading);
  });
}

function readBody({ text, firstLine }: Body, reading: Reading): string {
  if (text.length > LONGEST_BODY) {
    const message = `the text is longer than ${LONGEST_BODY} characters; divide it into several items`;
    complain(reading, firstLine, message);
  }
  const { html, problems } = markdownToHtml(text, reading.assets.pictures);
  for (const { line, message } of problems) complain(reading, firstLine + line, message);
  return html;
}

function toItemFile(input: ReadInput, lineOf: LineOf, reading: Reading): ItemFile {
  const { id, node, title, content, publishTime, taxis, isColor, picture, file, ...fields } = input;
  const item = { id, node: node.toUpperCase(), title, content, publishTime, taxis, isColor };
  const image = imageOf(input, lineOf("picture"), reading);
  for (const key of ["imgUrl", "videoUrl"] as const) {
    checkOwn(key, input[key], lineOf(key), reading);
  }
  return {
    item: { ...item, fields: { ...fields, ...image, ...fileOf(input, lineOf("file"), reading) } },
    file: reading.file,
    idLine: lineOf("id"),
    nodeLine: lineOf("node"),
  };
}

function imageOf(
  { picture, imgUrl }: ReadInput,
  line: number,
  reading: Reading,
): Pick<SeedItem["fields"], "imgUrl" | "image"> {
  const { pictures, drawings } = reading.assets;
  if (picture === undefined) return { imgUrl, image: drawings.get(imgUrl ?? "") };
  if (imgUrl !== undefined) {
    complain(reading, line, "picture: imgUrl is given too; remove one of them");
  }
  const file = pictureFile(pictures, picture);
  if (!file) complain(reading, line, `picture: ${unknownPicture(pictures, picture)}`);
  return { imgUrl: file?.url, image: file?.image };
}

function fileOf(
  { file, fileUrl, fileName, fileSize }: ReadInput,
  line: number,
  reading: Reading,
): Partial<FileFields> {
  if (file === undefined) return {};
  const [taken] =
    Object.entries({ fileUrl, fileSize }).find(([, value]) => value !== undefined) ?? [];
  if (taken) complain(reading, line, `file: ${taken} is given too; remove one of them`);
  const fields = fileFields(reading.assets.files, file, fileName);
  if (!fields) complain(reading, line, `file: ${unknownFile(fileAddress(file))}`);
  return fields ?? {};
}

function checkOwn(key: string, address: string | undefined, line: number, reading: Reading): void {
  if (address === undefined || !isMissing(reading.assets.files, address)) return;
  complain(reading, line, `${key}: ${unknownFile(address)}`);
}

function complain({ file, problems }: Reading, line: number, message: string): void {
  problems.push({ file, line, message });
}
