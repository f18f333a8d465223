import { freshnessLimit } from "../../worker/upstream/cache-control.ts";
import { reasonOf } from "../cli/failure.ts";
import type { UpstreamResponse } from "./client.ts";

/** One requirement of the protocol, with the problem if it is not met. */
export interface Result {
  name: string;
  problem?: string;
  /** The site works without it. */
  isAdvice?: boolean;
  /** It says whether a page has content. */
  isPage?: boolean;
}

/** A response, or why there is none. */
export interface Attempt {
  response?: UpstreamResponse;
  failure?: string;
}

export async function attempt(call: () => Promise<UpstreamResponse>): Promise<Attempt> {
  try {
    return { response: await call() };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}

export function result(
  name: string,
  { response, failure }: Attempt,
  problemOf: (response: UpstreamResponse) => string | undefined,
): Result {
  const problem = response ? problemOf(response) : failure;
  return { name, ...(problem !== undefined && { problem }) };
}

/** Whether the site may cache the response; it works without, but every visitor waits. */
export function cachingResult(call: string, { response }: Attempt): Result {
  const cacheControl = response?.cacheControl ?? "";
  const isNever = freshnessLimit(new Headers({ "cache-control": cacheControl }))?.maxAge === 0;
  return {
    name: `${call}: the site may cache it`,
    isAdvice: true,
    ...(isNever && {
      problem: `“Cache-Control: ${cacheControl}” makes each visit wait for a call`,
    }),
  };
}
