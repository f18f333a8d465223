import type { Finding, Link } from "./findings.ts";
import type { Saying } from "./messages/messages.ts";
import type { TokenPlaces } from "./token-places.ts";

/** A problem or a note about a body. `at` is the offset in the body to which the finding belongs. */
export interface TextFinding {
  severity: Finding["severity"];
  at: number;
  said: Saying;
}

export type TextLink = Pick<Link, "address" | "kind"> & { at: number };

/** Receives the findings and links of a body. Each check gets this object as an argument. */
export interface Report {
  places: TokenPlaces;
  problem(at: number, said: Saying): void;
  note(at: number, said: Saying): void;
  link(at: number, address: string, kind: Link["kind"]): void;
}
