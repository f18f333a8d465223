import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ROOT } from "../../tools/cli/root.ts";

/** Usual paths of an installed Chromium; CHROMIUM_PATH overrides them. */
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Chromium without a window to draw: it takes less than half the CPU time of a complete browser. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** The browser of the tests: a headless shell if there is one. It cannot be watched with `--headed`; CHROMIUM_PATH can name another. */
export function findTestBrowser(): string | undefined {
  return hasShell() && !process.env.CHROMIUM_PATH ? SHELL : findBrowser();
}

/** The same, installing what is missing where that asks nobody: in a container. */
export function ensureTestBrowser(): string {
  const isContainer = process.platform === "linux" && process.getuid?.() === 0;
  if (!process.env.CHROMIUM_PATH && !hasShell() && isContainer) {
    installPackages(["chromium-headless-shell", "fonts-noto-cjk"]);
  }
  return findTestBrowser() ?? ensureBrowser();
}

function hasShell(): boolean {
  return existsSync(SHELL);
}

/** A complete browser: Playwright's, which the lock file decides, if it was downloaded, then an installed one; undefined if there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH ?? "", chromium.executablePath(), ...INSTALLED];
  return candidates.find((path) => path !== "" && existsSync(path));
}

/** Finds a complete browser or installs one: Playwright's download, then the system's packages. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("→ no Chromium here: trying Playwright's download");
  const playwright = join(ROOT, "node_modules/@playwright/test/cli.js");
  run(process.execPath, [playwright, "install", "chromium"]);
  if (!findBrowser()) installPackages(["chromium", "fonts-noto-cjk"]);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.",
  );
}

/** Usual paths of an installed Firefox; FIREFOX_PATH overrides them. */
const FIREFOX = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Undefined if there is none. */
export function findFirefox(): string | undefined {
  const candidates = [process.env.FIREFOX_PATH ?? "", ...FIREFOX];
  return candidates.find((path) => path !== "" && existsSync(path));
}

/** Finds Firefox or installs the system's package; undefined where neither works, which is an error on CI. */
export function ensureFirefox(): string | undefined {
  if (!findFirefox()) installPackages(["firefox-esr"]);
  const installed = findFirefox();
  if (installed || !process.env.CI) return installed;
  throw new Error(
    "The browser tests need Firefox, and it could not be installed. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.",
  );
}

/** Installs system packages, if apt-get is available and permitted. */
export function installPackages(names: string[]): void {
  console.log("→ trying the system's packages (apt-get)");
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const step of [["update"], ["install", "-y", ...names]]) {
    const [command = "", ...rest] = [...sudo, "apt-get", ...step];
    run(command, rest);
  }
}

function run(command: string, parameters: string[]): void {
  spawnSync(command, parameters, { stdio: ["ignore", "inherit", "inherit"] });
}
