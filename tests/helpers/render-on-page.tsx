import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../../shared/i18n/locales.ts";
import { PageProvider } from "../../shared/rendering/contexts.tsx";
import { testPage } from "./test-page.ts";

/** Renders a component as a part of the home page. Returns HTML. */
export function renderOnPage(content: ReactNode, locale: Locale = "zh"): string {
  return renderToStaticMarkup(<PageProvider page={testPage([], locale)}>{content}</PageProvider>);
}
