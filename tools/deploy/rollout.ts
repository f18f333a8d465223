import { Failure, reasonOf } from "../cli/failure.ts";

/** The actions of a rollout, which tests replace. */
export interface RolloutEffects {
  /** Sets the percentage of requests that each version gets: `["id@10", "id@90"]`. */
  deploy: (shares: string[]) => Promise<void>;
  /**
   * Rejects if the new version fails its checks. As long as not all visitors get it, the checks select it
   * by a header.
   */
  check: (isLive: boolean) => Promise<void>;
  wait: (ms: number) => Promise<unknown>;
  print: (line: string) => void;
}

/** Percentages of requests that the new version gets, one step after another. With 0 only the check requests it. */
const STEPS = [0, 10, 100];
/** How long the step of 10 % lasts, and how often the new version is checked meanwhile. */
const WATCHED_CHECKS = 5;
const INTERVAL_MS = 60_000;

/**
 * Replaces a version by another one, in steps. If a check fails, all visitors get the previous version again, and
 * the error of the check is thrown. If going back fails, too, the error contains both.
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
    print(`→ back to version ${previous}`);
    await deploy([`${previous}@100`]).catch((error: Error) => {
      const reasons = `${reasonOf(cause)}\n✗ going back failed, too: ${error.message}`;
      const remedy = `give it all requests yourself, npx wrangler versions deploy ${previous}@100 --yes --config wrangler.toml`;
      throw new Failure(`${reasons}\n✗ visitors may still get version ${next}: ${remedy}`, {
        cause,
      });
    });
    throw cause;
  }
}
