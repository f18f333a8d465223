/** The same document in other forms, to tell what its scripts and its styles cost. */

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const LINK = /<link\b[^>]*>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Without any script, nor anything that fetches one. */
export function withoutScripts(html: string): string {
  return html
    .replace(SCRIPT, "")
    .replace(LINK, (link) =>
      /rel="modulepreload"/.test(link) || /as="script"/.test(link) ? "" : link,
    );
}

/** Each stylesheet that it links in the place of its link. */
export function withStylesInside(html: string, readFile: (href: string) => string): string {
  return html.replace(LINK, (link) => {
    const href = isStylesheet(link) ? hrefOf(link) : undefined;
    return href === undefined ? link : `<style>${readFile(href)}</style>`;
  });
}

/** Its styles as one file in the place of the first; undefined where it has none inside. */
export function withStylesLinked(
  html: string,
  href: string,
): { html: string; css: string } | undefined {
  const blocks = [...html.matchAll(STYLE)].map(([, css = ""]) => css);
  if (blocks.length === 0) return undefined;
  let isFirst = true;
  const linked = html.replace(STYLE, () => {
    const link = isFirst ? `<link rel="stylesheet" href="${href}"/>` : "";
    isFirst = false;
    return link;
  });
  return { html: linked, css: blocks.join("\n") };
}

/** Addresses of the stylesheets that it links. */
export function stylesheetsOf(html: string): string[] {
  const links = html.match(LINK) ?? [];
  return links.filter(isStylesheet).flatMap((link) => hrefOf(link) ?? []);
}

function isStylesheet(link: string): boolean {
  return /rel="stylesheet"/.test(link);
}

function hrefOf(link: string): string | undefined {
  return /href="([^"]*)"/.exec(link)?.[1];
}
