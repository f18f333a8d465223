import { Failure } from "../cli/failure.ts";
import { languageFor } from "./messages/language.ts";
import type { Language } from "./messages/message.ts";
import {
  type MessageCode,
  type Saying,
  say,
  type Values,
  type ValuesOf,
} from "./messages/messages.ts";

/** A problem, which an editor has to correct, or a note, and where it is. */
export interface Finding {
  /** A problem prevents the import, a note does not. */
  severity: "problem" | "note";
  /** Path of the file from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. Undefined if it is not known. */
  column?: number | undefined;
  /**
   * Path of the field, such as `title`, `keywords.1` or `items.3.linkUrl`. Undefined for the body and for the file
   * itself.
   */
  field?: string | undefined;
  code: MessageCode;
  values: Values;
  /** Whole sentences, in the editor's language. */
  message: string;
}

export type Place = Pick<Finding, "line" | "column" | "field">;

/** An address that a file names. */
export interface Link extends Place {
  address: string;
  kind: "link" | "picture";
}

/** A content file, with what was found in it. */
export interface SeedFile {
  /** The path by which an editor would open the file. */
  path: string;
  text: string;
  language: Language;
  findings: Finding[];
  links: Link[];
}

export function seedFile(path: string, text: string, language = languageFor(path)): SeedFile {
  return { path, text, language, findings: [], links: [] };
}

/** A message with its values, checked against its places. */
export function saying<Code extends MessageCode>(code: Code, values: ValuesOf<Code>): Saying {
  return { code, values } as Saying;
}

/** Adds a problem. */
export function complain(file: SeedFile, place: Place, said: Saying): void {
  add(file, "problem", place, said);
}

/** Adds a note. */
export function note(file: SeedFile, place: Place, said: Saying): void {
  add(file, "note", place, said);
}

function add(file: SeedFile, severity: Finding["severity"], place: Place, said: Saying): void {
  const { path, language, findings } = file;
  const { code, values } = said;
  const message = say(said, language);
  // Some faults are found by two checks.
  if (findings.some((each) => each.line === place.line && each.message === message)) return;
  findings.push({ severity, file: path, ...place, code, values, message });
}

export function hasProblems({ findings }: SeedFile): boolean {
  return findings.some(({ severity }) => severity === "problem");
}

/** All of a kind, by file and line. */
export function findingsOf(
  files: readonly SeedFile[],
  kind: Finding["severity"],
): readonly Finding[] {
  return files
    .flatMap(({ findings }) => findings.filter(({ severity }) => severity === kind))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** `content/zh/a.md:5 title: …`, as a line. */
export function lineFor({ file, line, field, message }: Finding): string {
  // `keywords` rather than `keywords.1`: the line says which one. The keys of redirects are paths.
  const isPath = field?.startsWith("/");
  const name = isPath ? field : field?.split(".").findLast((step) => !/^\d+$/.test(step));
  return `${file}:${line} ${name ? `${name}: ` : ""}${message}`;
}

/** Throws a {@link Failure} that lists all problems, one a line. */
export function ensureNoProblems(problems: readonly Finding[], chosen?: Language): void {
  const [first] = problems;
  if (!first) return;
  const count = saying("to-put-right", { count: problems.length });
  const total = say(count, languageFor(first.file, chosen));
  throw new Failure([...problems.map(lineFor), total].join("\n"));
}
