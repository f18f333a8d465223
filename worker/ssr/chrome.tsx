import { type ReactNode, Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  FOOTER_NOTICE_SIZE,
  ICP_INDEX_NAME,
  QUICK_LINKS_NODE,
  QUICK_LINKS_SIZE,
} from "../../shared/content/limits.ts";
import { findNode, type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { ContentApi, ContentCard } from "../../shared/content/types.ts";
import { message } from "../../shared/i18n/messages.ts";
import type { ChromeProps } from "../../shared/layouts/chrome/chrome.tsx";
import { FooterContent } from "../../shared/layouts/footer/footer.tsx";
import { SitemapContent } from "../../shared/layouts/footer/sitemap.tsx";
import { HeaderContent } from "../../shared/layouts/header/header.tsx";
import { QuickLinks } from "../../shared/layouts/quick-links/quick-links.tsx";
import type { Chrome } from "../../shared/page/chrome-content.ts";
import { type Deferred, deferOptional, type Settled } from "../../shared/page/deferred.ts";

/** Optional content of the chrome; its failure never fails a page. */
export interface ChromeData {
  quickLinks: Deferred<ContentCard[]>;
  /** HTML of the copyright and ICP notice. */
  notice: Deferred<string>;
}

export function loadChrome(api: ContentApi): ChromeData {
  return { quickLinks: deferOptional(loadQuickLinks(api)), notice: deferOptional(loadNotice(api)) };
}

/** The specification defines the node's id for both locales. */
async function loadQuickLinks(api: ContentApi): Promise<ContentCard[]> {
  const query = { nodeId: QUICK_LINKS_NODE, page: 1, pageSize: QUICK_LINKS_SIZE };
  return (await api.cards(query)).items;
}

async function loadNotice(api: ContentApi): Promise<string> {
  const navigation = navigationOf(await api.navigation(), message(api.locale, "home"));
  const node = findNode(navigation, ICP_INDEX_NAME);
  if (!node) return "";
  const query = { nodeId: node.nodeId, page: 1, pageSize: FOOTER_NOTICE_SIZE };
  return (await api.list(query)).items[0]?.content ?? "";
}

/** The chrome of a page: the navigation as HTML, deferred content as elements. */
export async function chromeOf(props: ChromeProps, data: ChromeData): Promise<Chrome> {
  const { locale } = props;
  const { header, sitemap } = await navigationHtml(props);
  const quickLinks = (items: ContentCard[]) => <QuickLinks locale={locale} items={items} />;
  const notice = (html: string) => <div dangerouslySetInnerHTML={{ __html: html }} />;
  return {
    header: { html: header },
    quickLinks: {
      children: (
        <Part value={data.quickLinks} fallback={quickLinks([])}>
          {quickLinks}
        </Part>
      ),
    },
    footer: {
      children: (
        <FooterContent
          locale={locale}
          navigation={props.navigation}
          sitemap={sitemap}
          notice={<Part value={data.notice}>{notice}</Part>}
        />
      ),
    },
  };
}

interface PartProps<T> {
  value: Deferred<T>;
  /** Rendered while the value is pending, and if it fails. */
  fallback?: ReactNode;
  children: (value: T) => ReactNode;
}

function Part<T>(props: PartProps<T>) {
  return (
    <Suspense fallback={props.fallback}>
      <LoadedPart {...props} />
    </Suspense>
  );
}

function LoadedPart<T>({ value, fallback = null, children }: PartProps<T>) {
  const settled = use(value as Promise<Settled<T>>);
  return settled.ok ? children(settled.value) : fallback;
}

interface NavigationHtml {
  header: string;
  sitemap: string;
}

/** Rendered HTML by navigation object, which is memoized, and by the other inputs. */
const rendered = new WeakMap<Navigation, Map<string, string>>();

/**
 * The navigation is most of a page's elements, so its HTML is cached: the header by route, the
 * sitemap by locale.
 */
async function navigationHtml(props: ChromeProps): Promise<NavigationHtml> {
  const { navigation, locale, route, hasOtherLocale } = props;
  const known = rendered.get(navigation) ?? new Map<string, string>();
  rendered.set(navigation, known);
  const once = async (key: string, element: ReactNode) => {
    const html = known.get(key) ?? (await htmlOf(element));
    known.set(key, html);
    return html;
  };
  return {
    header: await once(
      `header ${locale} ${hasOtherLocale} ${route.name}`,
      <HeaderContent {...props} />,
    ),
    sitemap: await once(
      `sitemap ${locale}`,
      <SitemapContent navigation={navigation} locale={locale} />,
    ),
  };
}

async function htmlOf(element: ReactNode): Promise<string> {
  return new Response(await renderToReadableStream(element)).text();
}
