import type { ContentItem } from "./types.ts";

/** When and where that takes place which a page's sessions belong to. */
export interface Occasion {
  /** ISO 8601. */
  start: string;
  end: string;
  address: string;
}

/** Told by the sessions, which have a time and a length, and by the first item with an address. */
export function occasionOf(items: readonly ContentItem[]): Occasion | undefined {
  const times = items.flatMap(({ publishTime, duration }) =>
    publishTime && duration !== undefined
      ? [{ start: Date.parse(publishTime), end: Date.parse(publishTime) + duration * 1000 }]
      : [],
  );
  const address = items.find((item) => item.address)?.address;
  if (times.length === 0 || address === undefined) return undefined;
  return {
    start: new Date(Math.min(...times.map(({ start }) => start))).toISOString(),
    end: new Date(Math.max(...times.map(({ end }) => end))).toISOString(),
    address,
  };
}
