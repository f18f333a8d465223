import type { Fault } from "../../../tools/mock-upstream/faults.ts";
import { pick, type Random } from "./random.ts";

interface Trouble {
  /** Share of all calls. */
  share: number;
  faults: Fault[];
}

/** What a content service on a bad day does; the rest of its answers is right. */
const troubles: Trouble[] = [
  { share: 0.2, faults: ["HTTP 500", "HTTP 502", "reset", "refuse"] },
  { share: 0.05, faults: ["hang"] },
  { share: 0.05, faults: ["wrong type", "wrong code", "truncated", "HTML"] },
];

export function badDay(random: Random): () => Fault | undefined {
  return () => {
    let dice = random();
    for (const { share, faults } of troubles) {
      if (dice < share) return pick(faults, random);
      dice -= share;
    }
    return undefined;
  };
}
