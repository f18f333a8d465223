import { createHash } from "node:crypto";
import { lstat, mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Finding, lineFor } from "../content-import/findings.ts";
import type { Language } from "./labels.ts";
import { type Drafts, isContentPath, type LoadedContent } from "./loaded-content.ts";

/** A change to a file, as Gitea's API describes it. */
export interface Change {
  operation: "create" | "update" | "delete";
  path: string;
  /** The new text, in Base64. */
  content?: string | undefined;
  /**
   * Git's hash of the text that the editor has loaded. If it differs from the present hash of the file, the file has
   * been changed since then.
   */
  sha?: string | undefined;
  from_path?: string | undefined;
}

/** Thrown if a request is refused. The message tells the editor what to do. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The hash that Git gives to a file with this text (a blob's object id). */
export function hashOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** A hash of the texts of all files. It changes whenever one of the texts changes. */
export function stateOf(texts: ReadonlyMap<string, string>): string {
  const all = Array.from(texts, ([path, text]) => `${path} ${hashOf(text)}`).toSorted();
  return createHash("sha1").update(all.join("\n")).digest("hex");
}

const messages = {
  outside: {
    zh: "在这里只能改 content 文件夹里的内容文件",
    en: "only content files below content/ can be changed here",
  },
  changed: {
    zh: "没有保存：您打开以后，别人也改过这个文件。请复制您的文字，重新载入这一页，再改一次。",
    en: "somebody else has changed the file since you opened it, so it was not overwritten. Copy your text, reload the page and change it again",
  },
  exists: {
    zh: "没有保存：已经有同名的文件。请换一个名字或编号。",
    en: "a file with this name already exists and was not overwritten. Choose another name or id",
  },
} as const;

/** The language of the interface, from a language tag or an Accept-Language header. */
export function languageIn(text: string | undefined): Language {
  return text?.toLowerCase().startsWith("zh") ? "zh" : "en";
}

/**
 * The texts that the changed files will have. Throws a {@link Refusal} if a change is not allowed or would overwrite
 * the change of somebody else.
 */
export async function draftsOf(
  content: LoadedContent,
  changes: readonly Change[],
  language: Language,
): Promise<Drafts> {
  const drafts = new Map<string, string | undefined>();
  for (const { operation, path, content: encoded = "", sha, from_path: from } of changes) {
    for (const each of [path, ...(from ? [from] : [])]) {
      if (!isContentPath(each) || !(await isInside(content.base, each))) {
        throw new Refusal(403, `${each}: ${messages.outside[language]}`);
      }
    }
    const old = content.texts.get(from ?? path);
    if (operation === "create" && old !== undefined)
      throw new Refusal(409, `${path}: ${messages.exists[language]}`);
    if (operation !== "create" && (old === undefined || (sha && sha !== hashOf(old)))) {
      throw new Refusal(409, `${path}: ${messages.changed[language]}`);
    }
    if (from && from !== path) drafts.set(from, undefined);
    drafts.set(
      path,
      operation === "delete" ? undefined : Buffer.from(encoded, "base64").toString("utf8"),
    );
  }
  return drafts;
}

/** Whether a path below the folder contains no symbolic link. A link could lead to a file outside the folder. */
async function isInside(base: string, path: string): Promise<boolean> {
  const root = await realpath(base);
  const file = await lstat(join(base, path)).catch(() => undefined);
  if (file?.isSymbolicLink()) return false;
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    const real = await realpath(join(base, folder)).catch(() => undefined);
    if (real !== undefined) return real === join(root, folder);
  }
  return true;
}

/** Throws a {@link Refusal} that lists the importer's problems, with file and line. */
export function refuseProblems(problems: readonly Finding[], drafts: Drafts): void {
  const own = problems.filter(({ file }) => drafts.has(file));
  const found = own.length > 0 ? own : problems;
  if (found.length > 0) throw new Refusal(422, found.map(lineFor).join("\n"));
}

/**
 * Writes all drafts, and deletes the files whose draft is undefined. Each file is replaced in one step, so that nobody
 * reads a half-written file.
 */
export async function writeDrafts(content: LoadedContent, drafts: Drafts): Promise<void> {
  for (const [path, text] of drafts) {
    const file = join(content.base, path);
    if (text === undefined) {
      await rm(file);
      content.texts.delete(path);
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.tmp`, text);
    await rename(`${file}.tmp`, file);
    content.texts.set(path, text);
  }
}
