import { posix } from "node:path";
import { locales } from "../../shared/i18n/locales.ts";
import { hasIcon, iconShapes } from "../../shared/icon-shapes/icon-shapes.ts";
import { trackAddress } from "../../shared/media-urls/video-file.ts";
import { similarTo } from "../cli/misspelling.ts";
import {
  type Assets,
  fileAddress,
  pictureFile,
  servedAddress,
  unknownFile,
  unknownPicture,
} from "./assets.ts";
import { excerpt } from "./characters.ts";
import { complain, note, type Place, type SeedFile, saying } from "./findings.ts";
import type { createRenderer } from "./markdown.ts";
import type { Saying } from "./messages/messages.ts";
import { frontMatterSchema, type ItemInput, itemListSchema } from "./schemas.ts";
import type { SeedItem } from "./seed.ts";
import { type Parts, splitFile } from "./split-file.ts";
import { readYaml } from "./yaml-source.ts";

/** An item, with the places of its id and node in the file. Checks that compare several items report these places. */
export interface PlacedItem {
  item: SeedItem;
  file: SeedFile;
  idPlace: Place;
  nodePlace: Place;
}

/**
 * Everything that is needed to read an item: the pictures and files to which it may refer, and the renderer for its
 * body.
 */
export interface ItemReader {
  assets: Assets;
  render: ReturnType<typeof createRenderer>;
}

interface Reading {
  file: SeedFile;
  assets: Assets;
  /** The place of a key in the file. */
  placeOf: (key: string) => Place;
}

/** The checked fields of an item, with its body as HTML. */
type ReadInput = Omit<ItemInput, "taxis"> & { taxis?: number | undefined; content: string };

/** Matches the space between a number and a unit, as in 52 °C. A no-break space replaces it. */
const SPACE_BEFORE_UNIT = /(?<=\d) (?=(?:°C|[kM]?[gmtVW]|mm|[kMGT](?:Wh|Hz|B|VA|Pa))\b)/g;

/**
 * A body has at most this many characters. The search index stores a body as pairs of neighbouring characters. With
 * more characters, these pairs would not fit into one D1 statement (100 KB).
 */
const LONGEST_BODY = 12_000;

/** The difference between the `taxis` of neighbouring items in a list. An editor can place an item between the two. */
const TAXIS_STEP = 10;

/** Reads the items of a file. A Markdown file has one item, and a YAML file has any number of items. */
export function readItems(file: SeedFile, reader: ItemReader): PlacedItem[] {
  const text = plainText(file.text).replace(SPACE_BEFORE_UNIT, "\u00A0");
  return file.path.endsWith(".md")
    ? readMarkdown(file, text, reader)
    : readList(file, text, reader);
}

/** Removes the byte order mark, and replaces the line ends of Windows and old Macs. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF+/, "").replace(/\r\n?/g, "\n");
}

function readMarkdown(file: SeedFile, text: string, reader: ItemReader): PlacedItem[] {
  const parts = splitFile(text);
  if ("said" in parts) {
    complain(file, { line: parts.line }, parts.said);
    return [];
  }
  noteRemarks(parts, file);
  const source = readYaml(frontMatterSchema, file, parts.fields, parts.fieldsLine);
  // The body is checked even if the front matter has problems, so that an editor sees all problems at once.
  const isOpen = file.findings.some(({ code }) => code === "head-ends-before");
  const content = isOpen ? "" : readBody(parts.body, { line: parts.bodyLine }, file, reader);
  if (!source) return [];
  const placeOf = (key: string) => source.placeOf([key]);
  return [placeItem({ ...source.value, content }, { file, assets: reader.assets, placeOf })];
}

/** Matches the comments that `npm run content -- new` writes into a new file. */
const TEMPLATE = /^# (?:\w+: |To use one of the fields )/;

/**
 * Reports lines in the front matter that begin with `#`. YAML ignores them as comments, but an editor may have meant
 * such a line as text, for example the topic `#智能制造`.
 */
function noteRemarks({ fields, fieldsLine }: Parts, file: SeedFile): void {
  if (!/^\s*#/m.test(fields)) return;
  for (const [index, line] of fields.split("\n").entries()) {
    if (!/^\s*#/.test(line) || TEMPLATE.test(line)) continue;
    const [cut, place] = [excerpt(line.trim(), 0, 30), { line: fieldsLine + index }];
    // A line such as `## Results` is a heading, so it belongs to the body. The `---` above it is missing.
    if (/^#{2,6} /.test(line)) {
      complain(file, place, saying("head-ends-before", { shown: cut, line: place.line }));
    } else note(file, place, saying("hash-remark", { cut }));
  }
}

function readList(file: SeedFile, text: string, reader: ItemReader): PlacedItem[] {
  const parts = text.trimStart().startsWith("---") ? splitFile(text) : undefined;
  if (parts && "body" in parts && /^id\s*[:：]/m.test(parts.fields)) {
    const name = posix.basename(file.path).replace(/yaml$/, "md");
    complain(file, { line: 1 }, saying("list-is-item", { name }));
    return [];
  }
  const source = readYaml(itemListSchema, file, text);
  if (!source) return [];
  const { node, items } = source.value;
  return items.map(({ body, ...fields }, index) => {
    const pathOf = (key: string) => (key === "node" ? [key] : ["items", index, key]);
    const line = source.textLineOf(pathOf("body"));
    const content = readBody(body, { line, field: `items.${index}.body` }, file, reader);
    // Items without a publication time are shown in the order of the file.
    const taxis = fields.taxis ?? (fields.publishTime ? undefined : (index + 1) * TAXIS_STEP);
    const placeOf = (key: string) => source.placeOf(pathOf(key));
    return placeItem({ ...fields, taxis, node, content }, { file, assets: reader.assets, placeOf });
  });
}

/**
 * Renders the body of an item and records its findings.
 *
 * @param first the place in the file at which the text begins. If this place names a field, the findings have no
 * column, because the text is indented in the file.
 */
function readBody(text: string, first: Place, file: SeedFile, { render }: ItemReader): string {
  if (text.length > LONGEST_BODY) {
    complain(file, first, saying("body-too-long", { length: text.length, most: LONGEST_BODY }));
    return "";
  }
  const { html, findings, links } = render(text);
  const placeAt = (at: number): Place => {
    const before = text.slice(0, at).split("\n");
    const line = first.line + before.length - 1;
    return first.field ? { ...first, line } : { line, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  for (const { severity, at, said } of findings) {
    if (severity === "problem") complain(file, placeAt(at), said);
    else note(file, placeAt(at), said);
  }
  for (const { at, ...link } of links) file.links.push({ ...link, ...placeAt(at) });
  return html;
}

function placeItem(input: ReadInput, reading: Reading): PlacedItem {
  const { id, node, title, content, publishTime, expireTime, ...others } = input;
  const { taxis, isColor, gone, picture, file: _, ...fields } = others;
  const times = { publishTime, expireTime };
  const item = { id, node: node.toUpperCase(), title, content, ...times, taxis, isColor, gone };
  if (expireTime !== undefined && expireTime <= (publishTime ?? "")) {
    refuse(reading, "expireTime", saying("expires-first", {}));
  }
  const { file, placeOf } = reading;
  for (const key of ["imgUrl", "videoUrl", "fileUrl", "linkUrl"] as const) {
    const kind = key === "imgUrl" ? "picture" : "link";
    const address = input[key];
    if (address === undefined) continue;
    file.links.push({ address, kind, ...placeOf(key) });
    if (kind === "link") fields[key] = servedAddress(reading.assets.served, address);
  }
  if (fields.updateTime !== undefined && fields.updateTime < (publishTime ?? "")) {
    note(file, placeOf("updateTime"), saying("updated-first", {}));
  }
  noteMarks(input, reading);
  checkTracks(input, reading);
  checkIcon(input, reading);
  return {
    item: { ...item, fields: { ...fields, ...imageOf(input, reading), ...fileOf(input, reading) } },
    file,
    idPlace: placeOf("id"),
    nodePlace: placeOf("node"),
  };
}

/** Matches Markdown and HTML. Only the body may contain them, because all other fields are shown as typed. */
const MARKS = /\*\*[^*]+\*\*|<\/?[a-z][^<>]*>|&(?:#\d+|[a-z]{2,8});|!?\[[^\]]+\]\([^)]+\)|`[^`]+`/i;

/** Matches the characters with which the notations in MARKS begin. A text without them is not tested with MARKS. */
const SIGNS = /[*<&[`]/;

function noteMarks(input: ReadInput, { file, placeOf }: Reading): void {
  for (const key of ["title", "subTitle", "summary", "source", "author", "address"] as const) {
    const text = input[key];
    const [shown] = (text && SIGNS.test(text) && MARKS.exec(text)) || [];
    if (shown) note(file, placeOf(key), saying("marks-in-field", { shown }));
  }
}

function checkTracks({ videoUrl, hasTracks }: ReadInput, reading: Reading): void {
  if (!hasTracks) return;
  if (videoUrl === undefined) {
    refuse(reading, "hasTracks", saying("no-film", {}));
    return;
  }
  const { file, placeOf } = reading;
  for (const locale of locales) {
    for (const kind of ["subtitles", "chapters"] as const) {
      const address = trackAddress(videoUrl, kind, locale);
      file.links.push({ address, kind: "link", ...placeOf("hasTracks") });
    }
  }
}

function imageOf(
  { picture, imgUrl }: ReadInput,
  reading: Reading,
): Pick<SeedItem["fields"], "imgUrl" | "image"> {
  const { pictures, drawings } = reading.assets;
  if (picture === undefined) return { imgUrl, image: drawings.get(imgUrl ?? "") };
  if (imgUrl !== undefined) refuse(reading, "picture", saying("given-twice", { other: "imgUrl" }));
  const file = pictureFile(pictures, picture);
  if (!file) refuse(reading, "picture", unknownPicture(pictures, picture));
  return { imgUrl: file?.url, image: file?.image };
}

/** The address, name and size of an item's file. If `fileName` gives no name, it is the file's name on disk. */
function fileOf(
  { file, fileUrl, fileName, fileSize }: ReadInput,
  reading: Reading,
): Pick<SeedItem["fields"], "fileUrl" | "fileName" | "fileSize"> {
  if (file === undefined) return {};
  const [taken] =
    Object.entries({ fileUrl, fileSize }).find(([, value]) => value !== undefined) ?? [];
  if (taken) refuse(reading, "file", saying("given-twice", { other: taken }));
  const address = fileAddress(file);
  const { served } = reading.assets;
  const size = reading.assets.files.get(address);
  if (size === undefined) refuse(reading, "file", unknownFile(address));
  return {
    fileUrl: servedAddress(served, address),
    fileName: fileName ?? posix.basename(file),
    fileSize: size,
  };
}

function checkIcon({ subUpTitle }: ReadInput, reading: Reading): void {
  if (subUpTitle === undefined || hasIcon(subUpTitle)) return;
  const similar = similarTo(subUpTitle, Object.keys(iconShapes));
  refuse(reading, "subUpTitle", saying("icon-unknown", { name: subUpTitle, similar }));
}

function refuse({ file, placeOf }: Reading, key: string, said: Saying): void {
  complain(file, placeOf(key), said);
}
