// Styles of components that only the server renders.
import "../../shared/layouts/footer/sitemap.module.css";
import "../../shared/layouts/header/categories.module.css";
import "../../shared/layouts/header/main-navigation.module.css";
import "../../shared/layouts/header/mobile-menu.module.css";
import type { Chrome } from "../../shared/page/chrome-content.ts";

/** Reads the server-rendered HTML of the site chrome from the document. */
export function readChrome(root: Document): Chrome {
  const content = (selector: string) => root.querySelector(selector)?.innerHTML ?? "";
  return {
    header: content("[data-header]"),
    end: { quickLinks: content("[data-quick-links]"), footer: content("body > footer") },
  };
}
