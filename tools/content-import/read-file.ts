import { checkFile } from "./check-files.ts";
import { type ContentFile, REDIRECTS, SEED } from "./content-files.ts";
import { complain, type Place, type SeedFile, saying, seedFile } from "./findings.ts";
import { isTooLarge } from "./item-texts.ts";
import { languageFor } from "./messages/language.ts";
import type { Language } from "./messages/message.ts";
import { type ItemReader, type PlacedItem, readItems } from "./read-items.ts";
import { type Navigation, readNavigation } from "./read-navigation.ts";

/** The result of reading a single file, without the checks that compare several files. */
export interface ReadFile {
  file: SeedFile;
  isReadable: boolean;
  items: PlacedItem[];
  /** The navigation tree, if the file is navigation.yaml and usable. */
  tree?: { navigation: Navigation; domainPlace: Place } | undefined;
}

/** Maps the path of a file to its text and to the result of its last reading. An unchanged text is not parsed again. */
export type Memory = Map<string, { text: string; reader: ItemReader; read: ReadFile }>;

/**
 * Reads a file. If its text has not changed, returns a copy of the earlier result. Later checks add problems to the
 * copy, so the earlier result itself stays as it is.
 */
export function readFile(
  content: ContentFile,
  reader: ItemReader,
  language?: Language,
  memory: Memory = new Map(),
): ReadFile {
  const { path, text } = content;
  const known = memory.get(path);
  const isSame = known?.text === text && known.reader === reader;
  const read = isSame ? known.read : readText(content, reader, languageFor(path, language));
  memory.set(path, { text, reader, read });
  const file = { ...read.file, findings: [...read.file.findings] };
  const items = read.items.map((each) => ({ ...each, item: { ...each.item }, file }));
  return { ...read, file, items };
}

const NAVIGATION = new RegExp(`^${SEED}/[^/]+/navigation\\.yaml$`);

function readText(content: ContentFile, reader: ItemReader, language: Language): ReadFile {
  const { path, text } = content;
  const file = seedFile(path, text, language);
  const isReadable = checkFile(content, file);
  if (!isReadable || path === REDIRECTS) return { file, isReadable, items: [] };
  if (NAVIGATION.test(path)) {
    return { file, isReadable, items: [], tree: readNavigation(file) };
  }
  const items = readItems(file, reader);
  for (const { item, idPlace } of items) {
    if (isTooLarge(item)) complain(file, { line: idPlace.line }, saying("item-too-large", {}));
  }
  return { file, isReadable, items };
}
