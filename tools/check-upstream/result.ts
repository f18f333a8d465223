import type { UpstreamResponse } from "./client.ts";

/** One requirement of the protocol, with the problem if it is not met. */
export interface Result {
  name: string;
  problem?: string;
  /** The site works without it. */
  isAdvice?: boolean;
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
    const { message, cause } = error as Error;
    return { failure: cause instanceof Error ? `${message}: ${cause.message}` : message };
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
