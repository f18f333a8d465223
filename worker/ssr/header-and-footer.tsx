import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { nodes } from "../../shared/brand/pages.ts";
import { FOOTER_NOTICE_SIZE, QUICK_LINKS_SIZE } from "../../shared/content/limits.ts";
import { findNode, type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { ContentApi, ContentCard } from "../../shared/content/types.ts";
import { LocaleContext } from "../../shared/i18n/locale-context.tsx";
import type { HeaderAndFooter, PageEnd } from "../../shared/rendering/contexts.tsx";
import { type Deferred, deferOptional } from "../../shared/rendering/deferred.tsx";
import { SizedMap } from "../cache/sized-map.ts";
import { DocumentHead, type DocumentHeadProps } from "./document-head.tsx";
import { FooterContent } from "./header-and-footer/footer.tsx";
import { HeaderContent, type HeaderProps } from "./header-and-footer/header.tsx";
import { QuickLinks } from "./header-and-footer/quick-links.tsx";

/** Optional content below the page. If the calls for this content fail, the page is sent without it. */
export interface EndData {
  quickLinks: Deferred<ContentCard[]>;
  /** HTML of the notice with the copyright and the site's Chinese registration number (ICP). */
  notice: Deferred<string>;
}

export function loadHeaderAndFooter(api: ContentApi): EndData {
  return { quickLinks: deferOptional(loadQuickLinks(api)), notice: deferOptional(loadNotice(api)) };
}

/** The node of the quick links has the same id in all locales. */
async function loadQuickLinks(api: ContentApi): Promise<ContentCard[]> {
  const query = { nodeId: nodes.quickLinks, page: 1, pageSize: QUICK_LINKS_SIZE };
  return (await api.cards(query)).items;
}

async function loadNotice(api: ContentApi): Promise<string> {
  const navigation = navigationOf(await api.navigation(), api.locale);
  const node = findNode(navigation, nodes.notice);
  if (!node) return "";
  const query = { nodeId: node.nodeId, page: 1, pageSize: FOOTER_NOTICE_SIZE };
  return (await api.list(query)).items[0]?.content ?? "";
}

/**
 * Renders header and footer of a page. `end` is the HTML that follows the page. While the data for this HTML is
 * pending, `end` is a promise.
 */
export async function headerAndFooterOf(
  props: HeaderProps & DocumentHeadProps,
  data: EndData,
): Promise<HeaderAndFooter> {
  const { locale, route, otherLocales, verification } = props;
  const headKey = `head ${locale} ${JSON.stringify(verification)}`;
  const head = await htmlOf(props, headKey, () => <DocumentHead {...props} />);
  const headerKey = `header ${locale} ${otherLocales} ${route.name}`;
  const header = await htmlOf(props, headerKey, () => <HeaderContent {...props} />);
  const end = endOf(props, data);
  const isReady = [data.quickLinks, data.notice].every(({ status }) => status === "fulfilled");
  return { head, header, end: isReady ? await end : end };
}

/**
 * Renders the end of the page. If the call for the quick links or for the notice has failed, the missing content is
 * rendered as if it were empty.
 */
async function endOf(page: HeaderProps, data: EndData): Promise<PageEnd> {
  const { navigation, locale } = page;
  const [links, notice] = await Promise.all([data.quickLinks, data.notice]);
  const footerProps = { navigation, locale, notice: notice.ok ? notice.value : "" };
  const linkProps = { locale, items: links.ok ? links.value : [] };
  const [quickLinks, footer] = await Promise.all([
    htmlOf(page, `quick-links ${JSON.stringify(linkProps)}`, () => <QuickLinks {...linkProps} />),
    htmlOf(page, `footer ${locale} ${footerProps.notice}`, () => (
      <FooterContent {...footerProps} />
    )),
  ]);
  return { quickLinks, footer };
}

/**
 * Rendered HTML. The first key is the navigation, because each tree has only one navigation object. The second key
 * names everything else on which the HTML depends.
 */
const rendered = new WeakMap<Navigation, SizedMap<string>>();
/**
 * The HTML that is kept for each navigation may have at most this many characters, including the keys. All pages of the
 * site together need fewer.
 */
const MAX_RENDERED = 4_000_000;

/** Renders HTML once for all pages that share it. Head, header and footer have most of a page's elements. */
async function htmlOf(
  { navigation, locale }: Pick<HeaderProps, "navigation" | "locale">,
  key: string,
  element: () => ReactNode,
): Promise<string> {
  const known = rendered.get(navigation) ?? new SizedMap(MAX_RENDERED);
  rendered.set(navigation, known);
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const rendering = renderToReadableStream(
    <LocaleContext value={locale}>{element()}</LocaleContext>,
  );
  const html = await new Response(await rendering).text();
  known.set(key, html, key.length + html.length);
  return html;
}
