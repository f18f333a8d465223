import {
  type Call,
  request,
  type Tampering,
  type Upstream,
  type UpstreamResponse,
} from "./client.ts";
import { attempt, type Result } from "./result.ts";

const HOUR_MS = 3_600_000;

/** Requests that a content service refuses: with HTTP 4xx, or with a code other than 1000. */
export async function* refusals(upstream: Upstream, call: Call): AsyncGenerator<Result> {
  const { credentials } = upstream;
  const path = `/v1/web/api/${call.target}`;
  const tamperings: [name: string, tampering: Tampering][] = [
    ["another key", { credentials: { ...credentials, key: `${credentials.key}x` } }],
    ["another user", { credentials: { ...credentials, user: `${credentials.user}x` } }],
    ["another body than its content-md5", { body: '{"pageNo":0,"condition":{"nodeId":0}}' }],
    ["a query that was not signed", { signedTarget: path.replace(/\?.*/, "") }],
    ["a date of an hour ago", { now: () => new Date(Date.now() - HOUR_MS) }],
  ];
  for (const [name, tampering] of tamperings) {
    yield await refusal(`refuses ${name}`, () => request(upstream, call, tampering));
  }
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  await attempt(() => request(upstream, call, { nonce }));
  yield await refusal("refuses a nonce that has been used", () =>
    request(upstream, call, { nonce }),
  );
  yield await refusal("has an error code for a call that there is not", () =>
    request(upstream, { target: "no/such/call" }),
  );
  yield await refusal("has an error code for a negative page", () =>
    request(upstream, { ...call, payload: { pageNo: -1, pageSize: 12, condition: { nodeId: 1 } } }),
  );
}

/** The site works with a lenient service, too, but others could then read or replay calls. */
async function refusal(name: string, call: () => Promise<UpstreamResponse>): Promise<Result> {
  const { response, failure } = await attempt(call);
  const isRefused = response && (response.status >= 400 || String(response.code) !== "1000");
  if (isRefused) return { name, isAdvice: true };
  return { name, isAdvice: true, problem: failure ?? "it was accepted with code 1000" };
}
