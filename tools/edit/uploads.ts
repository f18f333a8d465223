import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import sharp from "sharp";
import {
  makePicture,
  manifestOf,
  type Picture,
  type Point,
  shapedFor,
} from "../art/encode-picture.ts";
import { type Assets, fileAddress, type Pictures } from "../content-import/assets.ts";
import { hashedAddress } from "../content-import/file-names.ts";
import type { Language } from "./labels.ts";
import { Refusal } from "./repository.ts";

const PUBLIC = "client/public";
const MANIFEST = "shared/brand/media.json";
/** The greatest size of an upload, in bytes. It is enough for large photographs and long reports. */
export const MAX_UPLOAD = 40 * 2 ** 20;
/** The least width of a photograph, in pixels. A narrower photograph would look blurred on a page. */
const NARROWEST = 640;
const JPEG_LIMIT = 200_000;

const messages = {
  picture: {
    zh: "读不出这张图片；请用 JPEG、PNG 或 WebP（手机的 HEIC 请先导出为 JPEG）",
    en: "this picture cannot be read; use JPEG, PNG or WebP (export a phone's HEIC as JPEG first)",
  },
  narrow: {
    zh: `图片太小，宽度至少要有 ${NARROWEST} 像素。请换一张更大的`,
    en: `the picture is too small: it must be at least ${NARROWEST} pixels wide. Upload a larger picture`,
  },
  pdf: {
    zh: "这不是 PDF 文件。请先另存为 PDF 再上传",
    en: "this file is not a PDF. Export it as a PDF first",
  },
  large: {
    zh: "文件太大，最多 40 MB。请缩小以后再上传",
    en: "the file is too large: at most 40 MB are possible. Make the file smaller first",
  },
} as const;

/**
 * Holds uploaded files in memory until an item that refers to them is saved. Then the files are written to disk. So an
 * editor who cancels leaves no unused files behind.
 */
export class Uploads {
  readonly #base: string;
  /** Maps the path of a file, relative to `client/public`, to its bytes. */
  readonly #files = new Map<string, Buffer>();
  readonly #pictures = new Map<string, Picture>();
  #with: { of: Assets; key: string; all: Assets } | undefined;

  constructor(base: string) {
    this.#base = base;
  }

  /**
   * The pictures and files of the site, including all uploads. Returns the same object as long as neither `assets` nor
   * the uploads change, so that a caller can tell whether something has changed.
   */
  with(assets: Assets): Assets {
    if (this.#files.size === 0) return assets;
    const key = [...this.#files.keys()].join();
    if (this.#with?.of !== assets || this.#with.key !== key) {
      this.#with = { of: assets, key, all: this.#all(assets) };
    }
    return this.#with.all;
  }

  #all({ pictures, files, served, drawings }: Assets): Assets {
    const sizes = new Map(Array.from(this.#files, ([path, bytes]) => [`/${path}`, bytes.length]));
    const addresses = new Map(
      Array.from(this.#files, ([path, bytes]) => [`/${path}`, hashedAddress(`/${path}`, bytes)]),
    );
    return {
      drawings,
      served: {
        get: (address) => addresses.get(address) ?? served.get(address),
      },
      pictures: { ...pictures, ...Object.fromEntries(this.#pictures) },
      files: { get: (address) => sizes.get(address) ?? files.get(address) },
    };
  }

  bytes(path: string): Buffer | undefined {
    return this.#files.get(path);
  }

  get pictures(): ReadonlyMap<string, Picture> {
    return this.#pictures;
  }

  /** Makes all sizes of a photograph. Returns the name by which content refers to the picture. */
  async addPicture(
    bytes: Buffer,
    wanted: string,
    focal: Point,
    taken: Pictures,
    language: Language,
  ): Promise<string> {
    refuseLarge(bytes, language);
    const image = await sharp(bytes, { limitInputPixels: 100_000_000 })
      .autoOrient()
      .png({ compressionLevel: 1 })
      .toBuffer()
      .catch(() => {
        throw new Refusal(422, messages.picture[language]);
      });
    const { width } = await sharp(image).metadata();
    if (width < NARROWEST) throw new Refusal(422, messages.narrow[language]);
    const name = freeName(
      safeName(wanted, "photo"),
      (each) => Object.hasOwn(taken, each) || this.#pictures.has(each),
    );
    const { files, facts } = await makePicture(name, await shapedFor(name, { image, focal }));
    for (const [file, made] of files) this.#files.set(`media/${file}`, made);
    const largest = files.get(`${name}-${facts.width}.webp`) ?? image;
    this.#files.set(`media/${name}-${facts.width}.jpg`, await jpegOf(largest));
    this.#pictures.set(name, facts);
    return name;
  }

  /** Stores a PDF in memory. Returns its path relative to `client/public/files`. */
  addFile(
    bytes: Buffer,
    folder: string,
    wanted: string,
    taken: Assets["files"],
    language: Language,
  ): string {
    refuseLarge(bytes, language);
    if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-")
      throw new Refusal(422, messages.pdf[language]);
    const place = safeName(folder, "documents");
    const isTaken = (each: string) => {
      const path = `files/${place}/${each}.pdf`;
      return taken.get(`/${path}`) !== undefined || this.#files.has(path);
    };
    const path = `${place}/${freeName(safeName(wanted.replace(/\.pdf$/i, ""), "document"), isTaken)}.pdf`;
    this.#files.set(fileAddress(path).slice(1), bytes);
    return path;
  }

  /** Writes uploads to disk if one of the texts refers to them. */
  async write(texts: readonly string[]): Promise<void> {
    const all = texts.join("\n");
    const used = [...this.#pictures].filter(([name]) =>
      isNamed(all, `(?:picture: *["']?|media:)${name}`),
    );
    for (const [name, facts] of used) {
      for (const [path, bytes] of this.#files) {
        if (path.startsWith(`media/${name}-`)) await this.#writeFile(path, bytes);
      }
      await this.#writeFacts(name, facts);
      this.#pictures.delete(name);
    }
    for (const [path, bytes] of this.#files) {
      if (
        path.startsWith("files/") &&
        isNamed(all, `file: *["']?${path.slice("files/".length).replace(".", "\\.")}`)
      )
        await this.#writeFile(path, bytes);
    }
  }

  async #writeFile(path: string, bytes: Buffer): Promise<void> {
    const file = join(this.#base, PUBLIC, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    this.#files.delete(path);
  }

  async #writeFacts(name: string, facts: Picture): Promise<void> {
    const manifest = join(this.#base, MANIFEST);
    const known = JSON.parse(await readFile(manifest, "utf8"));
    await writeFile(manifest, manifestOf(Object.entries({ ...known, [name]: facts })));
  }
}

function refuseLarge(bytes: Buffer, language: Language): void {
  if (bytes.length > MAX_UPLOAD) throw new Refusal(413, messages.large[language]);
}

/**
 * Makes a name of lower-case letters, digits and hyphens, which are valid in addresses. Returns `otherwise` if none of
 * these characters remain.
 */
function safeName(name: string, otherwise: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return plain || otherwise;
}

function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const each = number === 1 ? name : `${name}-${number}`;
    if (!isTaken(each)) return each;
  }
}

function isNamed(text: string, pattern: string): boolean {
  return new RegExp(`${pattern}(?![\\w-])`).test(text);
}

/** Encodes a picture as JPEG. Some programs that show a preview of a shared link support neither AVIF nor WebP. */
async function jpegOf(image: Buffer): Promise<Buffer> {
  for (let quality = 85; ; quality -= 5) {
    const jpeg = await sharp(image).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= JPEG_LIMIT || quality <= 40) return jpeg;
  }
}

/** The path of a picture's smallest file. */
export function thumbnailOf(name: string, { widths }: Pick<Picture, "widths">): string {
  return posix.join("/media", `${name}-${Math.min(...widths)}.webp`);
}
