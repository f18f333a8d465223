import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installPackages } from "./browser.ts";

/** A message of the W3C's checker about a file. */
export interface HtmlComplaint {
  file: string;
  line: number;
  message: string;
  extract: string;
}

const vnu = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

/**
 * Java compiles quickly instead of well, which takes half the CPU time in such a short run. The code then
 * needs a larger stack.
 */
const SHORT_RUN = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"];

/** Errors of style sheets are ignored, because Biome checks them and this checker does not know container queries. */
const WITHOUT_STYLES = ["--filterpattern", "CSS: .*"];

/** Errors that the W3C's checker finds in HTML files, all in one run. */
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
 * Finds Java, which the checker needs, or installs the system's package. Returns false if neither works; on
 * CI that is an error.
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
