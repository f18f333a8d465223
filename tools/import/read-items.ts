import { posix } from "node:path";
import { hasIcon, iconShapes } from "../../shared/blocks/icon/icon-shapes.ts";
import { trackAddress } from "../../shared/content/video-file.ts";
import { locales } from "../../shared/i18n/locales.ts";
import { similarTo } from "../cli/misspelling.ts";
import {
  type Assets,
  fileAddress,
  isMissing,
  pictureFile,
  unknownFile,
  unknownPicture,
} from "./assets.ts";
import { markdownToHtml } from "./markdown.ts";
import { frontMatterSchema, type ItemInput, itemListSchema } from "./schemas.ts";
import type { SeedItem } from "./seed.ts";
import { complain, type SeedFile } from "./seed-file.ts";
import { readYaml } from "./yaml-source.ts";

/** An item and the lines that other files' checks may complain about. */
export interface PlacedItem {
  item: SeedItem;
  file: SeedFile;
  idLine: number;
  nodeLine: number;
}

/** What reading an item needs at every step. */
interface Reading {
  file: SeedFile;
  assets: Assets;
  /** Of a key. */
  lineOf: (key: string) => number;
}

/** An item's checked keys, and its body as HTML. */
type ReadInput = Omit<ItemInput, "taxis"> & { taxis?: number | undefined; content: string };

const FRONT_MATTER = /^---\n([\s\S]*?\n)---(?:\n|$)/;

/** The space in 52 °C, where no line may end. */
const SPACE_BEFORE_UNIT = /(?<=\d) (?=(?:°C|[kM]?[gmtVW]|mm|[kMGT](?:Wh|Hz|B|VA|Pa))\b)/g;

/** More would not fit into a statement of D1 (100 KB) once it is cut into pairs for the search. */
const LONGEST_BODY = 12_000;

/** Room between items of a list, for those that give a `taxis` of their own. */
const TAXIS_STEP = 10;

/** The items of a file: one of Markdown, any number of YAML. */
export function readItems(file: SeedFile, assets: Assets): PlacedItem[] {
  // As editors on Windows save: with a byte order mark and two characters a line end.
  const text = file.text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replace(SPACE_BEFORE_UNIT, "\u00A0");
  return file.path.endsWith(".md")
    ? readMarkdown(file, text, assets)
    : readList(file, text, assets);
}

function readMarkdown(file: SeedFile, text: string, assets: Assets): PlacedItem[] {
  const [head = "", yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined) {
    const message = text.startsWith("---\n")
      ? "the keys of the item begin here and do not end; add a line --- below them"
      : "begin the file with ---, the keys of the item, and --- again";
    complain(file, 1, message);
    return [];
  }
  const source = readYaml(frontMatterSchema, file, yaml, 2);
  // Problems of the body are reported even if the front matter has some.
  const content = readBody(text.slice(head.length), head.split("\n").length, file, assets);
  if (!source) return [];
  const lineOf = (key: string) => source.lineOf([key]);
  return [placeItem({ ...source.value, content }, { file, assets, lineOf })];
}

function readList(file: SeedFile, text: string, assets: Assets): PlacedItem[] {
  const source = readYaml(itemListSchema, file, text);
  if (!source) return [];
  const { node, items } = source.value;
  return items.map(({ body, ...fields }, index) => {
    const lineOf = (key: string) => source.lineOf(key === "node" ? [key] : ["items", index, key]);
    const content = readBody(body, lineOf("body") + 1, file, assets);
    // Undated items stay in the order of their file.
    const taxis = fields.taxis ?? (fields.publishTime ? undefined : (index + 1) * TAXIS_STEP);
    return placeItem({ ...fields, taxis, node, content }, { file, assets, lineOf });
  });
}

function readBody(text: string, firstLine: number, file: SeedFile, assets: Assets): string {
  if (text.length > LONGEST_BODY) {
    const message = `the text is longer than ${LONGEST_BODY} characters; divide it into several items`;
    complain(file, firstLine, message);
  }
  const { html, problems, links } = markdownToHtml(text, assets.pictures);
  for (const { line, message } of problems) complain(file, firstLine + line, message);
  for (const { line, address } of links) readLink(address, firstLine + line, file, assets);
  return html;
}

function placeItem(input: ReadInput, reading: Reading): PlacedItem {
  const { id, node, title, content, publishTime, expireTime, ...others } = input;
  const { taxis, isColor, gone, picture, file: _, ...fields } = others;
  const times = { publishTime, expireTime };
  const item = { id, node: node.toUpperCase(), title, content, ...times, taxis, isColor, gone };
  if (expireTime !== undefined && expireTime <= (publishTime ?? "")) {
    refuse(reading, "expireTime", "is not after publishTime; correct it");
  }
  const { file, assets, lineOf } = reading;
  for (const key of ["imgUrl", "videoUrl", "fileUrl", "linkUrl"] as const) {
    const address = input[key];
    if (address !== undefined) readLink(address, lineOf(key), file, assets, `${key}: `);
  }
  checkTracks(input, reading);
  checkIcon(input, reading);
  return {
    item: { ...item, fields: { ...fields, ...imageOf(input, reading), ...fileOf(input, reading) } },
    file,
    idLine: lineOf("id"),
    nodeLine: lineOf("node"),
  };
}

function checkTracks({ videoUrl, hasTracks }: ReadInput, reading: Reading): void {
  if (!hasTracks) return;
  if (videoUrl === undefined) {
    refuse(reading, "hasTracks", "there is no videoUrl; add it or remove the key");
    return;
  }
  const { file, assets, lineOf } = reading;
  for (const locale of locales) {
    for (const kind of ["subtitles", "chapters"] as const) {
      const address = trackAddress(videoUrl, kind, locale);
      readLink(address, lineOf("hasTracks"), file, assets, "hasTracks: ");
    }
  }
}

function imageOf(
  { picture, imgUrl }: ReadInput,
  reading: Reading,
): Pick<SeedItem["fields"], "imgUrl" | "image"> {
  const { pictures, drawings } = reading.assets;
  if (picture === undefined) return { imgUrl, image: drawings.get(imgUrl ?? "") };
  if (imgUrl !== undefined) refuse(reading, "picture", "imgUrl is given too; remove one of them");
  const file = pictureFile(pictures, picture);
  if (!file) refuse(reading, "picture", unknownPicture(pictures, picture));
  return { imgUrl: file?.url, image: file?.image };
}

/** A file is named as on disk unless it has a name for readers. */
function fileOf(
  { file, fileUrl, fileName, fileSize }: ReadInput,
  reading: Reading,
): Pick<SeedItem["fields"], "fileUrl" | "fileName" | "fileSize"> {
  if (file === undefined) return {};
  const [taken] =
    Object.entries({ fileUrl, fileSize }).find(([, value]) => value !== undefined) ?? [];
  if (taken) refuse(reading, "file", `${taken} is given too; remove one of them`);
  const address = fileAddress(file);
  const size = reading.assets.files.get(address);
  if (size === undefined) refuse(reading, "file", unknownFile(address));
  return { fileUrl: address, fileName: fileName ?? posix.basename(file), fileSize: size };
}

/** Checks the address of a file, and keeps that of a page until all items are known. */
function readLink(
  address: string,
  line: number,
  file: SeedFile,
  { files }: Assets,
  prefix = "",
): void {
  if (isMissing(files, address)) complain(file, line, prefix + unknownFile(address));
  file.links.push({ address, line });
}

function checkIcon({ subUpTitle }: ReadInput, reading: Reading): void {
  if (subUpTitle === undefined || hasIcon(subUpTitle)) return;
  const icons = similarTo(subUpTitle, Object.keys(iconShapes));
  const message = `there is no icon “${subUpTitle}”; use one of shared/blocks/icon, such as ${icons}`;
  refuse(reading, "subUpTitle", message);
}

/** Complains about the value of a key. */
function refuse({ file, lineOf }: Reading, key: string, message: string): void {
  complain(file, lineOf(key), `${key}: ${message}`);
}
