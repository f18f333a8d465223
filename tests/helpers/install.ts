import { ensureFirefox, ensureTestBrowser } from "./browser.ts";
import { ensureJava } from "./html-checker.ts";

/** Finds the programs that the browser tests need, and installs those that are missing. */
console.log(`✓ browser: ${ensureTestBrowser()}`);
const firefox = ensureFirefox();
console.log(firefox ? `✓ Firefox: ${firefox}` : "! Firefox is missing, so its tests are skipped");
console.log(
  ensureJava() ? "✓ HTML checker: java" : "! Java is missing, so the HTML checker is skipped",
);
