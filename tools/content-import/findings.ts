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

/** A problem or a note, and the place in the content to which it belongs. */
export interface Finding {
  /** Editors must correct a problem before the content can be imported. A note is only advice. */
  severity: "problem" | "note";
  /** The path of the file from the repository's root. */
  file: string;
  /** The number of the line, counted from 1. */
  line: number;
  /** The number of the column, counted from 1. Undefined if it is unknown. */
  column?: number | undefined;
  /**
   * The path of the field, such as `title`, `keywords.1` or `items.3.linkUrl`. Undefined if the finding is about the
   * body or about the whole file.
   */
  field?: string | undefined;
  code: MessageCode;
  values: Values;
  /** The message in the editor's language, in whole sentences. */
  message: string;
}

export type Place = Pick<Finding, "line" | "column" | "field">;

/** An address in a content file. */
export interface Link extends Place {
  address: string;
  kind: "link" | "picture";
}

/** A content file and the findings about it. */
export interface SeedFile {
  /** The path of the file from the repository's root. */
  path: string;
  text: string;
  language: Language;
  findings: Finding[];
  links: Link[];
}

export function seedFile(path: string, text: string, language = languageFor(path)): SeedFile {
  return { path, text, language, findings: [], links: [] };
}

/** Combines a message's code with the values for its placeholders. TypeScript checks that no value is missing. */
export function saying<Code extends MessageCode>(code: Code, values: ValuesOf<Code>): Saying {
  return { code, values } as Saying;
}

/** Adds a problem to a file. */
export function complain(file: SeedFile, place: Place, said: Saying): void {
  add(file, "problem", place, said);
}

/** Adds a note to a file. */
export function note(file: SeedFile, place: Place, said: Saying): void {
  add(file, "note", place, said);
}

function add(file: SeedFile, severity: Finding["severity"], place: Place, said: Saying): void {
  const { path, language, findings } = file;
  const { code, values } = said;
  const message = say(said, language);
  // Two checks may find the same mistake. It is reported only once.
  if (findings.some((each) => each.line === place.line && each.message === message)) return;
  findings.push({ severity, file: path, ...place, code, values, message });
}

export function hasProblems({ findings }: SeedFile): boolean {
  return findings.some(({ severity }) => severity === "problem");
}

/** The problems or the notes of all files, sorted by file and line. */
export function findingsOf(
  files: readonly SeedFile[],
  kind: Finding["severity"],
): readonly Finding[] {
  return files
    .flatMap(({ findings }) => findings.filter(({ severity }) => severity === kind))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** A finding as a single line, such as `content/zh/a.md:5 title: …`. */
export function lineFor({ file, line, field, message }: Finding): string {
  // `keywords.1` is printed as `keywords`, because the line number shows already which value is meant. In
  // redirects.yaml, the fields are paths of pages, such as `/old.html`. They are printed in full.
  const isPath = field?.startsWith("/");
  const name = isPath ? field : field?.split(".").findLast((step) => !/^\d+$/.test(step));
  return `${file}:${line} ${name ? `${name}: ` : ""}${message}`;
}

/** If there are problems, throws a {@link Failure} whose message has a line for each problem. */
export function ensureNoProblems(problems: readonly Finding[], chosen?: Language): void {
  const [first] = problems;
  if (!first) return;
  const count = saying("to-put-right", { count: problems.length });
  const total = say(count, languageFor(first.file, chosen));
  throw new Failure([...problems.map(lineFor), total].join("\n"));
}
