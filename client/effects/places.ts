import type { ElementAddress } from "./focus.ts";

const STORAGE_KEY = "places";

/** Where a visitor was on a page when leaving it. */
export interface Place {
  /** The scroll offset in pixels. */
  offset: number;
  /** The focused element, usually the link that was used. */
  used?: ElementAddress | undefined;
}

/** Places by history entry; none if the storage is unavailable or holds something else. */
export function readPlaces(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Saves the places. If there is no storage, nothing but the places is lost. */
export function savePlaces(places: ReadonlyMap<string, Place>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {}
}
