import { readdirSync } from "node:fs";
import { join } from "node:path";

/** No class of content begins like this (worker/upstream/html.ts). */
const PREFIX = "s-";
const STYLES = "shared";

/**
 * Names of classes, short because every document is full of them: the number
 * of the file, then that of the name in it. They are the same in every build
 * of the same sources.
 */
export function shortClassNames(root: string): (name: string, file: string, css: string) => string {
  const files = readdirSync(join(root, STYLES), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .toSorted()
    .map((file) => join(root, STYLES, file));
  const width = files.length.toString(36).length;
  return (name, file, css) => {
    const number = files.indexOf(file).toString(36).padStart(width, "0");
    const names = [...new Set(css.match(/[a-z][\w-]*/gi))];
    return `${PREFIX}${number}${names.indexOf(name).toString(36)}`;
  };
}
