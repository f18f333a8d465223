import { hasIcon, iconShapes } from "../../shared/components/icon/icon-shapes.ts";
import { trackAddress } from "../../shared/content/video-file.ts";
import { locales } from "../../shared/i18n/locales.ts";
import { similarTo } from "../cli/misspelling.ts";
import type { Drawings } from "./drawings.ts";
import {
  type FileFields,
  type Files,
  fileAddress,
  fileFields,
  isMissing,
  unknownFile,
} from "./files.ts";
import type { Link } from "./links.ts";
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
  links: Link[];
}

/** An item's checked keys, and its body as HTML. */
type ReadInput = Omit<ItemInput, "taxis"> & { taxis?: number | undefined; content: string };

type LineOf = (key: string) => number;

const FRONT_MATTER = /^---\n([\s\S]*?\n)---(?:\n|$)/;

/** The space in 52 °C, where no line may end. */
const SPACE_BEFORE_UNIT = /(?<=\d) (?=(?:°C|[kM]?[gmtVW]|mm|[kMGT](?:Wh|Hz|B|VA|Pa))\b)/g;

/** More would not fit into a statement of D1 (100 KB) once it is cut into pairs for the search. */
const LONGEST_BODY = 12_000;

/** Room between items of a list, for those that give a `taxis` of their own. */
const TAXIS_STEP = 10;

/** The items of a file: one of Markdown, any number of YAML. Adds what is wrong, and their links. */
export function readItems(
  file: SeedFile,
  assets: Assets,
  { problems, links }: Pick<Reading, "problems" | "links">,
): ItemFile[] {
  // As editors on Windows save: with a byte order mark and two characters a line end.
  const text = file.text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replace(SPACE_BEFORE_UNIT, "\u00A0");
  const reading = { file: file.path, assets, problems, links };
  return file.path.endsWith(".md") ? readMarkdown(text, reading) : readList(text, reading);
}

function readMarkdown(text: string, reading: Reading): ItemFile[] {
  const [head = "", yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined) {
    const message = text.startsWith("---\n")
      ? "the keys of the item begin here and do not end; add a line --- below them"
      : "begin the file with ---, the keys of the item, and --- again";
    complain(reading, 1, message);
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
  const { html, problems, links } = markdownToHtml(text, reading.assets.pictures);
  for (const { line, message } of problems) complain(reading, firstLine + line, message);
  for (const { line, address } of links) readLink(address, firstLine + line, reading);
  return html;
}

function toItemFile(input: ReadInput, lineOf: LineOf, reading: Reading): ItemFile {
  const { id, node, title, content, publishTime, expireTime, ...others } = input;
  const { taxis, isColor, gone, picture, file, ...fields } = others;
  const times = { publishTime, expireTime };
  const item = { id, node: node.toUpperCase(), title, content, ...times, taxis, isColor, gone };
  if (expireTime !== undefined && expireTime <= (publishTime ?? "")) {
    complain(reading, lineOf("expireTime"), "expireTime: is not after publishTime; correct it");
  }
  const image = imageOf(input, lineOf("picture"), reading);
  for (const key of ["imgUrl", "videoUrl", "fileUrl", "linkUrl"] as const) {
    readLink(input[key], lineOf(key), reading, `${key}: `);
  }
  checkTracks(input, lineOf("hasTracks"), reading);
  checkIcon(input, lineOf("subUpTitle"), reading);
  return {
    item: { ...item, fields: { ...fields, ...image, ...fileOf(input, lineOf("file"), reading) } },
    file: reading.file,
    idLine: lineOf("id"),
    nodeLine: lineOf("node"),
  };
}

function checkTracks({ videoUrl, hasTracks }: ReadInput, line: number, reading: Reading): void {
  if (!hasTracks) return;
  if (videoUrl === undefined) {
    complain(reading, line, "hasTracks: there is no videoUrl; add it or remove the key");
    return;
  }
  for (const locale of locales) {
    for (const kind of ["subtitles", "chapters"] as const) {
      readLink(trackAddress(videoUrl, kind, locale), line, reading, "hasTracks: ");
    }
  }
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

/** Checks the address of a file, and keeps that of a page until all items are known. */
function readLink(address: string | undefined, line: number, reading: Reading, key = ""): void {
  if (address === undefined) return;
  if (isMissing(reading.assets.files, address)) {
    complain(reading, line, `${key}${unknownFile(address)}`);
  }
  reading.links.push({ address, file: reading.file, line });
}

function checkIcon({ subUpTitle }: ReadInput, line: number, reading: Reading): void {
  if (subUpTitle === undefined || hasIcon(subUpTitle)) return;
  const icons = similarTo(subUpTitle, Object.keys(iconShapes));
  const message = `there is no icon “${subUpTitle}”; use one of shared/components/icon, such as ${icons}`;
  complain(reading, line, `subUpTitle: ${message}`);
}

function complain({ file, problems }: Reading, line: number, message: string): void {
  problems.push({ file, line, message });
}
