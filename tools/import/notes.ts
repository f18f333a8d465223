import { parseTime } from "../../shared/content/parse-time.ts";
import { locales } from "../../shared/i18n/locales.ts";
import type { Seed, SeedItem } from "./seed.ts";

/** What an editor may want to know of content without problems, in lines. */
export function notesOn(seeds: readonly Seed[], now: number): string[] {
  const shown = seeds.map((seed) => ({ ...seed, items: seed.items.filter(({ gone }) => !gone) }));
  return [...scheduled(shown, now), ...untranslated(shown)];
}

/** Items that will appear or disappear, the next first. */
function scheduled(seeds: readonly Seed[], now: number): string[] {
  return seeds
    .flatMap(({ items }) => items.flatMap(changesOf))
    .map((change) => ({ ...change, at: Date.parse(parseTime(change.time) ?? "") }))
    .filter(({ at }) => at > now)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item, time, at, what }) => {
      const utc = new Date(at).toISOString().slice(0, 19).replace("T", " ");
      return `→ ${what} in ${duration(at - now)}, at ${time} in Shanghai (${utc} UTC): ${item.id} ${item.title}`;
    });
}

function changesOf(item: SeedItem): { item: SeedItem; time: string; what: string }[] {
  const { publishTime, expireTime } = item;
  return [
    ...(publishTime ? [{ item, time: publishTime, what: "appears" }] : []),
    ...(expireTime ? [{ item, time: expireTime, what: "disappears" }] : []),
  ];
}

/** `3 d 4 h`, `4 h 5 min`, `5 min 6 s`. */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}

/** Nodes that have fewer items in one locale than in the other. */
function untranslated(seeds: readonly Seed[]): string[] {
  const counts = seeds.map(({ items }) => Map.groupBy(items, ({ node }) => node));
  return counts.flatMap((own, index) => {
    const other = counts[1 - index] ?? new Map<string, SeedItem[]>();
    const missing = [...other].flatMap(([node, items]) => {
      const count = own.get(node)?.length ?? 0;
      return count < items.length ? [`${node} ${count} of ${items.length}`] : [];
    });
    return missing.length > 0 ? [`→ not all is in ${locales[index]}: ${missing.join(", ")}`] : [];
  });
}
