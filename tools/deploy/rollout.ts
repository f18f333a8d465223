import { Failure, reasonOf } from "../cli/failure.ts";

/** What a rollout does, and how it waits. */
export interface RolloutEffects {
  /** Gives versions their shares of the requests: `["id@10", "id@90"]`. */
  deploy: (shares: string[]) => Promise<void>;
  /** Rejects if the new version is not all right; before it has all visitors a header has to name it. */
  check: (isLive: boolean) => Promise<void>;
  wait: (ms: number) => Promise<unknown>;
  print: (line: string) => void;
}

/** Percent of the requests for the new version; the first is for nobody but the check. */
const STEPS = [0, 10, 100];
/** How long one visitor in ten has it, and how often it is checked meanwhile. */
const WATCHED_CHECKS = 5;
const INTERVAL_MS = 60_000;

/**
 * Replaces a version by another, in steps. If a check fails, all visitors get the version before
 * again, and the error is passed on; if that fails, too, with the error of going back.
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
