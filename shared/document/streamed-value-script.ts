import { escapeJson } from "./escape-json.ts";

/** Global array that holds streamed values until hydration. */
export const STREAMED_VALUES = "__streamedValues";

/** A streamed value with its key. */
export type StreamedValue = [key: string, value: unknown];

/** The script that adds a streamed value; read by client/document/hydration.ts. */
export function streamedValueScript(key: string, value: unknown): string {
  return `(self.${STREAMED_VALUES}??=[]).push(${escapeJson(JSON.stringify([key, value]))})`;
}
