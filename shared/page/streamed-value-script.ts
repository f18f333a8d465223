import { escapeJson } from "./escape-json.ts";

/** Where late values wait until the browser has hydrated. */
export const LATE_VALUES = "__lateValues";

/** A late value by its key. */
export type StreamedValue = [key: string, value: unknown];

/** The statement that hands a late value over; see client/hydration.ts for the other end. */
export function streamedValueScript(key: string, value: unknown): string {
  return `(self.${LATE_VALUES}??=[]).push(${escapeJson(JSON.stringify([key, value]))})`;
}
