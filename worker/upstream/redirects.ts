import * as v from "valibot";
import { indexName, nonEmptyText } from "../../shared/content/fields.ts";
import { type ContentCall, navigationCall } from "./calls.ts";
import { parseEnvelope, parseList } from "./envelope.ts";
import { REDIRECTS } from "./node-tree.ts";

/** Maps former paths, in lower case, to new paths. */
export type Redirects = Readonly<Record<string, string>>;

const holderSchema = v.object({
  nodeIndexName: v.pipe(indexName, v.literal(REDIRECTS)),
  childs: v.array(v.unknown()),
});

// A redirect leads to a path of this site. Redirects to other sites are dropped.
const target = v.pipe(nonEmptyText, v.regex(/^\/(?![/\\])[\x21-\x7e]*$/));

const redirectSchema = v.object({
  nodeName: v.pipe(nonEmptyText, v.startsWith("/"), v.toLowerCase()),
  linkUrl: target,
});

const MAX_BYTES = 65_536;

/** Asks where a former path, in lower case, leads now. Only the embedded content service has this call. */
export function redirectCall(domainId: number, path: string): ContentCall<string | undefined> {
  const query = new URLSearchParams({ domainId: String(domainId), path });
  return {
    name: "redirect",
    target: `/v1/web/api/redirect?${query}`,
    loggedTarget: "/v1/web/api/redirect",
    maxBytes: MAX_BYTES,
    parse: (response) => v.parse(v.nullish(target), parseEnvelope(response).data) ?? undefined,
    tags: () => [],
  };
}

/**
 * Requests all redirects in an external service's navigation. They are stored separately, because no page needs them
 * and there may be tens of thousands.
 */
export function redirectsCall(domainId: number): ContentCall<Redirects> {
  return { ...navigationCall(domainId), name: "redirects", parse: parseRedirects };
}

function parseRedirects(response: unknown): Redirects {
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
