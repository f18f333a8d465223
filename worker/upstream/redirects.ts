import * as v from "valibot";
import { indexName, nonEmptyText } from "../../shared/content/fields.ts";
import { ANY_NODE_TAG, NAVIGATION_TAG } from "../cache/tags.ts";
import { type ContentCall, navigationCall } from "./calls.ts";
import { parseList } from "./envelope.ts";
import { REDIRECTS } from "./node-tree.ts";

/** New paths by former path in lower case. */
export type Redirects = Readonly<Record<string, string>>;

const holderSchema = v.object({
  nodeIndexName: v.pipe(indexName, v.literal(REDIRECTS)),
  childs: v.array(v.unknown()),
});

const redirectSchema = v.object({
  nodeName: v.pipe(nonEmptyText, v.startsWith("/"), v.toLowerCase()),
  // A path of this site, never another one's address.
  linkUrl: v.pipe(nonEmptyText, v.regex(/^\/(?![/\\])[\x21-\x7e]*$/)),
});

/** The redirects of a locale's content: the navigation's response, read for another purpose. */
export function redirectsCall(domainId: number): ContentCall<Redirects> {
  return {
    name: "redirects",
    parameters: { domainId },
    request: navigationCall(domainId).request,
    parse: parseRedirects,
    tags: () => [NAVIGATION_TAG, ANY_NODE_TAG],
  };
}

export function parseRedirects(response: unknown): Redirects {
  const children = parseList(response).list.flatMap((node) => {
    const holder = v.safeParse(holderSchema, node);
    return holder.success ? holder.output.childs : [];
  });
  return Object.fromEntries(
    children.flatMap((child) => {
      const { success, output } = v.safeParse(redirectSchema, child);
      return success ? [[output.nodeName, output.linkUrl]] : [];
    }),
  );
}
