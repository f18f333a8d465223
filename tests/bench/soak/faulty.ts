import type { Fault } from "../../../tools/mock-upstream/faults.ts";
import { pick, type Random } from "./random.ts";

interface Trouble {
  /** Share of all calls. */
  share: number;
  faults: Fault[];
}

/** Faults of the content service; its other responses are correct. */
const troubles: Trouble[] = [
  { share: 0.2, faults: ["HTTP 500", "HTTP 502", "reset", "refuse"] },
  { share: 0.05, faults: ["hang"] },
  { share: 0.05, faults: ["wrong type", "wrong code", "truncated", "HTML"] },
];

export function badDay(random: Random): () => Fault | undefined {
  return () => {
    let drawn = random();
    for (const { share, faults } of troubles) {
      if (drawn < share) return pick(faults, random);
      drawn -= share;
    }
    return undefined;
  };
}
