import * as v from "valibot";
import { nonEmptyText } from "../../shared/content/fields.ts";
import type { ContentCall } from "./calls.ts";
import { parseEnvelope } from "./envelope.ts";

// A path of this site, never another one's address.
const targetSchema = v.nullish(v.pipe(nonEmptyText, v.regex(/^\/(?![/\\])[\x21-\x7e]*$/)));

const MAX_BYTES = 65_536;

/**
 * Where a former path of the content leads now, if anywhere: a call that only the embedded service has.
 *
 * @param path in lower case.
 */
export function redirectCall(domainId: number, path: string): ContentCall<string | undefined> {
  const query = new URLSearchParams({ domainId: String(domainId), path });
  return {
    name: "redirect",
    parameters: { domainId, path },
    request: {
      method: "GET",
      target: `/v1/web/api/redirect?${query}`,
      name: "/v1/web/api/redirect",
      maxBytes: MAX_BYTES,
    },
    parse: (response) => v.parse(targetSchema, parseEnvelope(response).data) ?? undefined,
    tags: () => [],
  };
}
