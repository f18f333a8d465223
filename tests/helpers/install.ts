import { ensureFirefox, ensureTestBrowser } from "./browser.ts";
import { ensureJava } from "./html-checker.ts";

/** Finds or installs the programs that the browser tests need. */
console.log(`✓ browser: ${ensureTestBrowser()}`);
const firefox = ensureFirefox();
console.log(firefox ? `✓ Firefox: ${firefox}` : "! no Firefox: its tests are skipped");
console.log(ensureJava() ? "✓ HTML checker: java" : "! no Java: the HTML checker is skipped");
