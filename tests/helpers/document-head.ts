/** The headers of a crawler, which gets a complete document even on a slow machine. */
export const CRAWLER = { headers: { "user-agent": "Googlebot/2.1" } };

/** The `hreflang` links of a document, each as its language and its address. */
export function alternatesOf(html: string): string[] {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/gi);
  return [...links].map(([, language, href]) => `${language} ${href}`);
}

export function contentOf(html: string, name: string): string[] {
  const metas = html.matchAll(
    new RegExp(`<meta (?:name|property|itemprop)="${name}" content="([^"]*)"/>`, "gi"),
  );
  return [...metas].map(([, content = ""]) => content);
}
