import type { ElementAddress } from "./focus.ts";

const STORAGE_KEY = "places";

/** Where a visitor was on a page when leaving it. */
export interface Place {
  /** In pixels from the top. */
  offset: number;
  /** The focused element, usually the link that was used. */
  used?: ElementAddress | undefined;
}

/** By history entry. Empty if storage is unavailable or holds something else. */
export function readPlaces(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Without storage only the places are lost. */
export function savePlaces(places: ReadonlyMap<string, Place>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {}
}
