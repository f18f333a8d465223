import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ROOT } from "../../tools/cli/root.ts";

/** Where Chromium is usually installed. CHROMIUM_PATH takes precedence. */
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium without windows. It needs less than half the CPU time of a complete browser. */
const SHELL = "/usr/bin/chromium-headless-shell";

/**
 * The browser for the tests: the headless shell if it is installed, or else a complete browser. For `--headed`, set
 * CHROMIUM_PATH to a complete browser.
 */
export function findTestBrowser(): string | undefined {
  return hasShell() && !process.env.CHROMIUM_PATH ? SHELL : findBrowser();
}

/**
 * Finds the browser for the tests, or installs it. If the headless shell is missing, it is installed only on Linux as
 * the root user, because such a system usually is a container.
 */
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

/**
 * A complete browser: the one at CHROMIUM_PATH, or else Playwright's own download, or else an installed browser.
 * Undefined if there is none.
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH ?? "", chromium.executablePath(), ...INSTALLED];
  return candidates.find((path) => path !== "" && existsSync(path));
}

/** Finds a complete browser or installs one. It tries Playwright's download first, and then the system's packages. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("→ Chromium is missing: trying Playwright's download");
  const playwright = join(ROOT, "node_modules/@playwright/test/cli.js");
  run(process.execPath, [playwright, "install", "chromium"]);
  if (!findBrowser()) installPackages(["chromium", "fonts-noto-cjk"]);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.",
  );
}

/** Where Firefox is usually installed. FIREFOX_PATH takes precedence. */
const FIREFOX = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** The path of an installed Firefox, or undefined if there is none. */
export function findFirefox(): string | undefined {
  const candidates = [process.env.FIREFOX_PATH ?? "", ...FIREFOX];
  return candidates.find((path) => path !== "" && existsSync(path));
}

/**
 * Finds Firefox or installs it as a package of the system. If neither works, it returns undefined, or throws on CI.
 */
export function ensureFirefox(): string | undefined {
  if (!findFirefox()) installPackages(["firefox-esr"]);
  const installed = findFirefox();
  if (installed || !process.env.CI) return installed;
  throw new Error(
    "The browser tests need Firefox, and it could not be installed. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.",
  );
}

/** Installs packages of the system, if apt-get is available and this user may run it. */
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
