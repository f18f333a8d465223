import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { findBrowser } from "../../helpers/browser.ts";

/** Machine and versions of a measurement. */
export interface Environment {
  date: string;
  machine: Record<string, string>;
  versions: Record<string, string>;
}

const MODULES = "node_modules";
const PACKAGES = ["workerd", "react", "react-dom", "react-router", "hono", "vite"];

export function readEnvironment(): Environment {
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    machine: {
      processor: processors[0]?.model.trim() ?? "unknown",
      cores: String(processors.length),
      memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
      kernel: `${type()} ${release()}`,
      // Load of the machine at the end.
      load: loadavg()
        .map((value) => value.toFixed(1))
        .join(" "),
    },
    versions: {
      node: process.version.slice(1),
      ...Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
      chromium: chromiumVersion(),
    },
  };
}

function versionOf(name: string): string {
  // Not every package exports its package.json.
  return JSON.parse(readFileSync(`${MODULES}/${name}/package.json`, "utf8")).version;
}

function chromiumVersion(): string {
  const browser = findBrowser();
  if (!browser) return "none";
  const text = execFileSync(browser, ["--version"], { encoding: "utf8" });
  return /[\d.]+/.exec(text)?.[0] ?? text.trim();
}
