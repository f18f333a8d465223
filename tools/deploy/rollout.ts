import { Failure, reasonOf } from "../cli/failure.ts";

export interface RolloutEffects {
  /** Sets the percentage of requests that each version gets, for example `["id@10", "id@90"]`. */
  deploy: (shares: string[]) => Promise<void>;
  /**
   * Rejects if the new version fails its checks. If `isLive` is false, the version does not get all requests yet, so
   * the checks select it with a request header.
   */
  check: (isLive: boolean) => Promise<void>;
  wait: (ms: number) => Promise<unknown>;
  print: (line: string) => void;
}

/** The percentage of requests that the new version gets in each step. At 0 %, only the checks reach the new version. */
const STEPS = [0, 10, 100];
/**
 * When the new version gets 10 % of the requests, it is checked at once and then this many times more. `INTERVAL_MS`
 * passes before each of these further checks.
 */
const WATCHED_CHECKS = 5;
const INTERVAL_MS = 60_000;

/**
 * Replaces the previous version with the next version, in steps. If a check fails, all visitors get the previous
 * version again, and the promise rejects with the check's error. If switching back fails as well, the error contains
 * both reasons.
 */
export async function rollOut(
  next: string,
  previous: string,
  { deploy, check, wait, print }: RolloutEffects,
): Promise<void> {
  try {
    for (const share of STEPS) {
      const isLive = share === 100;
      print(`→ ${share} % of the requests get version ${next}`);
      await deploy(isLive ? [`${next}@100`] : [`${next}@${share}`, `${previous}@${100 - share}`]);
      await check(isLive);
      for (let checks = 0; share > 0 && !isLive && checks < WATCHED_CHECKS; checks++) {
        await wait(INTERVAL_MS);
        await check(isLive);
      }
    }
  } catch (cause) {
    print(`→ all requests get version ${previous} again`);
    await deploy([`${previous}@100`]).catch((error: Error) => {
      const reasons = `${reasonOf(cause)}\n✗ switching back failed, too: ${error.message}`;
      const remedy = `give all requests to the previous version: npx wrangler versions deploy ${previous}@100 --yes --config wrangler.toml`;
      throw new Failure(`${reasons}\n✗ visitors may still get version ${next}; ${remedy}`, {
        cause,
      });
    });
    throw cause;
  }
}
