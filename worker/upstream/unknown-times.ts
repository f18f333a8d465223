import { once } from "./once.ts";

const unlogged = once();
const noted: string[] = [];

/** Notes a time that cannot be understood and is dropped; each is logged once per isolate. */
export function noteUnknownTime(time: string): undefined {
  noted.push(...unlogged(time));
}

/** The times noted since the last call, hence those of the response that has just been parsed. */
export function takeUnknownTimes(): string[] {
  return noted.splice(0);
}
