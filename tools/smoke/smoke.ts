import { randomUUID } from "node:crypto";
import { Failure } from "../cli/failure.ts";
import { readSettings } from "../settings/read-settings.ts";
import { type CheckResult, checkSite } from "./checks.ts";

/** Checks a running site and prints a line for each request; what is wrong is a {@link Failure}. */
export async function smokeTest(
  origin: string,
  headers: Record<string, string> = {},
): Promise<void> {
  // Nothing of .dev.vars: its key is the local site's.
  const { settings } = await readSettings({ isLocal: false, variables: process.env });
  const word = `smoke-test-${randomUUID()}`;
  const results: CheckResult[] = [];
  const send = sending(headers);
  for await (const result of checkSite({ origin, settings, word, fetch: send })) {
    const { name, problem } = result;
    console.log(problem === undefined ? `✓ ${name}` : `✗ ${name}: ${problem}`);
    results.push(result);
  }
  const wrong = results.filter(({ problem }) => problem !== undefined).length;
  if (wrong > 0) throw new Failure(`${origin}: ${wrong} of ${results.length} checks failed`);
  console.log(`✓ ${origin} passed ${results.length} checks`);
}

/** Fetch with headers beside those of each request. */
export function sending(more: Record<string, string>, send = fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    return send(input, { ...init, headers });
  };
}
