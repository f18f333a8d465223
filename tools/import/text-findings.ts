import type { Finding, Link } from "./findings.ts";
import type { Saying } from "./messages/messages.ts";
import type { TokenPlaces } from "./token-places.ts";

/** A problem or a note about a body. `at` is an offset in the body. */
export interface TextFinding {
  severity: Finding["severity"];
  at: number;
  said: Saying;
}

export type TextLink = Pick<Link, "address" | "kind"> & { at: number };

/** Collects the findings of the checks of tokens. */
export interface Report {
  places: TokenPlaces;
  problem(at: number, said: Saying): void;
  note(at: number, said: Saying): void;
  link(at: number, address: string, kind: Link["kind"]): void;
}
