import { createSite, LIST } from "./site.ts";

/**
 * Returns the member of the `Cache-Status` header that describes the document. Other members describe responses of the
 * content service.
 */
export function htmlStatus(response: Response): string | undefined {
  const members = response.headers.get("cache-status")?.split(", ") ?? [];
  return members.find((member) => member.startsWith("html;"));
}

/** Creates a site whose cache already contains the page. */
export async function warmed(path = LIST) {
  const site = createSite();
  const { response: first, text: html } = await site.visit(path);
  const visit = async (address = path, init?: RequestInit) => {
    const { response, text } = await site.visit(address, init);
    return { response, text, status: htmlStatus(response) };
  };
  return { site, first, html, visit };
}
