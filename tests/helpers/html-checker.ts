import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installPackages } from "./browser.ts";

/** A message of the W3C's HTML checker about a file. */
export interface HtmlComplaint {
  file: string;
  line: number;
  message: string;
  extract: string;
}

const vnu = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

/**
 * Options for short runs of Java. The fast compiler halves the CPU time of a short run, and its code needs a larger
 * stack.
 */
const SHORT_RUN = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"];

/**
 * Errors in style sheets are ignored, because Biome checks them, and this checker does not know container queries.
 */
const WITHOUT_STYLES = ["--filterpattern", "CSS: .*"];

/** Checks HTML files with the W3C's checker in a single run. Returns the errors. */
export function checkHtml(files: string[]): HtmlComplaint[] {
  const { stderr, error } = spawnSync(
    "java",
    [
      ...[...SHORT_RUN, "-jar", vnu],
      ...["--format", "json", "--errors-only", "--no-langdetect", ...WITHOUT_STYLES],
      ...files,
    ],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  const { messages } = JSON.parse(stderr) as { messages: VnuMessage[] };
  return messages.map(({ url, lastLine = 0, message, extract = "" }) => ({
    file: url.replace(/^file:/, ""),
    line: lastLine,
    message,
    extract,
  }));
}

interface VnuMessage {
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/**
 * Finds Java for the HTML checker, or installs it as a package of the system. If neither works, it returns false, or
 * throws on CI.
 */
export function ensureJava(): boolean {
  if (!hasJava()) installPackages(["default-jre-headless"]);
  if (hasJava()) return true;
  if (!process.env.CI) return false;
  throw new Error(
    "The HTML checker needs Java, and it could not be installed. Install it (Debian: apt-get install default-jre-headless).",
  );
}

export function hasJava(): boolean {
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
}
