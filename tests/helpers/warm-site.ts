import { createSite } from "./site.ts";

export const LIST = "/news/press_releases";

/** The member of `Cache-Status` for the document. */
export function htmlStatus(response: Response): string | undefined {
  const members = response.headers.get("cache-status")?.split(", ") ?? [];
  return members.find((member) => member.startsWith("html;"));
}

/** A site with the page in its cache. */
export async function warmed(path = LIST) {
  const site = createSite();
  const first = await site.get(path);
  const html = await first.text();
  await site.settle();
  const visit = async (address = path, init?: RequestInit) => {
    const response = await site.get(address, init);
    const text = await response.text();
    await site.settle();
    return { response, text, status: htmlStatus(response) };
  };
  return { site, first, html, visit };
}
