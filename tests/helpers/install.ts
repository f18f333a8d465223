import { ensureTestBrowser } from "./browser.ts";
import { ensureJava } from "./html-checker.ts";

/** What the browser tests need of the system: found, or installed. */
console.log(`✓ browser: ${ensureTestBrowser()}`);
console.log(`✓ HTML checker: ${ensureJava()}`);
