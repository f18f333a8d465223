import { timeZone } from "../../shared/brand/locales.ts";
import { languageTag, localeOfPath, locales } from "../../shared/i18n/locales.ts";
import { databaseTime } from "../../worker/content-service/visibility.ts";
import { saying } from "./findings.ts";
import { languageFor } from "./messages/language.ts";
import type { Language } from "./messages/message.ts";
import { type Saying, say } from "./messages/messages.ts";
import type { Seed } from "./seed.ts";

/** Notes for editors that concern several items or locales, such as missing translations. */
export function notesOn(seeds: readonly Seed[], now: number, language?: Language): string[] {
  const shown = seeds.map((seed) => ({ ...seed, items: seed.items.filter(({ gone }) => !gone) }));
  const all = [scheduled(shown, now), untranslated(shown), crossing(shown), unusual(shown)].flat();
  return all.map((said) => `→ ${say(said, languageFor("", language))}`);
}

/** Notes about items that will appear or disappear at a time in the future, sorted by this time. */
function scheduled(seeds: readonly Seed[], now: number): Saying[] {
  return seeds
    .flatMap(({ items }) => items)
    .flatMap((item) => [
      { item, code: "appears" as const, time: item.publishTime ?? "" },
      { item, code: "disappears" as const, time: item.expireTime ?? "" },
    ])
    .filter(({ time }) => time > databaseTime(now))
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map(({ item: { id, title }, code, time }) =>
      saying(code, { time, zone: timeZone.name, id, title }),
    );
}

/** Notes about nodes that have fewer items in one locale than in another. */
function untranslated(seeds: readonly Seed[]): Saying[] {
  const counts = seeds.map(({ items }) => Map.groupBy(items, ({ node }) => node));
  const nodes = new Set(counts.flatMap((own) => [...own.keys()]));
  return counts.flatMap((own, index) => {
    const missing = [...nodes].flatMap((node) => {
      const count = own.get(node)?.length ?? 0;
      const most = Math.max(...counts.map((each) => each.get(node)?.length ?? 0));
      return count < most ? [`${node} ${count}/${most}`] : [];
    });
    const values = { locale: locales[index] ?? "", lists: missing.join(", ") };
    return missing.length > 0 ? [saying("untranslated", values)] : [];
  });
}

/** Matches a link to a page. Links to files and feeds do not match, because their paths contain a dot. */
const PAGE_LINK = /href="(\/(?!\/)[^".?#]*)["?#]/g;

/**
 * Notes about links that lead to a page in another language. The translator of the text may have forgotten to change
 * the link.
 */
function crossing(seeds: readonly Seed[]): Saying[] {
  return seeds.flatMap(({ items }, index) =>
    items.flatMap(({ id, content, fields }) => {
      const own = [
        ...content.matchAll(PAGE_LINK),
        ...`href="${fields.linkUrl}"`.matchAll(PAGE_LINK),
      ];
      return own
        .map(([, path = ""]) => path)
        .filter((path) => localeOfPath(path) !== locales[index])
        .map((path) => saying("crossing", { id, path }));
    }),
  );
}

/** Matches a percentage with a space, as in `5 %`. English texts write `5%`. */
const SPACED_PERCENT = /\d\s%/;

/** Notes about English texts with a notation that this site does not use. */
function unusual(seeds: readonly Seed[]): Saying[] {
  const english = seeds.filter((_, index) => {
    const locale = locales[index];
    return locale && languageTag[locale].startsWith("en");
  });
  return english
    .flatMap(({ items }) => items)
    .flatMap(({ id, title, content, fields }) => {
      const [found] = SPACED_PERCENT.exec(`${title}\n${fields.summary}\n${content}`) ?? [];
      return found ? [saying("percent", { id, found, write: found.replace(/\s/, "") })] : [];
    });
}
