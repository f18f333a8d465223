import type { Answer } from "./client.ts";

/** One requirement of the protocol, and what is wrong where it is not met. */
export interface Result {
  name: string;
  problem?: string;
  /** The site works without it. */
  isAdvice?: boolean;
}

/** A response, or why there is none. */
export interface Attempt {
  answer?: Answer;
  failure?: string;
}

export async function attempt(call: () => Promise<Answer>): Promise<Attempt> {
  try {
    return { answer: await call() };
  } catch (error) {
    const { message, cause } = error as Error;
    return { failure: cause instanceof Error ? `${message}: ${cause.message}` : message };
  }
}

export function result(
  name: string,
  { answer, failure }: Attempt,
  problemOf: (answer: Answer) => string | undefined,
): Result {
  const problem = answer ? problemOf(answer) : failure;
  return { name, ...(problem !== undefined && { problem }) };
}
