import { Failure, reasonOf } from "../cli/failure.ts";

export interface RolloutEffects {
  /** Sets the percentage of requests that each version gets, for example `["id@10", "id@90"]`. */
  deploy: (shares: string[]) => Promise<void>;
  /**
   * Rejects if the new version fails its checks. Until all visitors get that version, the checks select it with a
   * request header.
   */
  check: (isLive: boolean) => Promise<void>;
  wait: (ms: number) => Promise<unknown>;
  print: (line: string) => void;
}

/**
 * The percentages of requests that the new version gets, one step after another. At 0 %, only the checks request it.
 */
const STEPS = [0, 10, 100];
/** How often the new version is checked while it gets 10 % of the requests. The checks are one interval apart. */
const WATCHED_CHECKS = 5;
const INTERVAL_MS = 60_000;

/**
 * Replaces a version by another version, in steps. If a check fails, all visitors get the previous version again, and
 * this function throws the check's error. If switching back fails as well, the error contains both reasons.
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
