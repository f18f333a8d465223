import type { Locale } from "../../shared/i18n/locales.ts";
import type { PlacedItem } from "./read-items.ts";
import type { SeedItem, Translations } from "./seed.ts";

interface LocaleItems {
  locale: Locale;
  items: readonly PlacedItem[];
}

/**
 * Connects items with their translations. The file of a translation has the same path in another locale's folder, and
 * the translation belongs to the same node. In YAML files, items are connected by position: the first item with the
 * first, the second with the second. If two files have different numbers of items, their items are not connected. Items
 * that were taken down have no translations either.
 */
export function pairTranslations(locales: readonly LocaleItems[]): void {
  const files = locales.map(({ locale, items }) => ({
    locale,
    lists: Map.groupBy(items, ({ file }) => file.path.split("/").slice(2).join("/")),
  }));
  for (const { locale, lists } of files) {
    const others = files.filter((each) => each.locale !== locale);
    for (const [path, own] of lists) {
      for (const [index, { item }] of own.entries()) {
        const found = others.flatMap((other): [Locale, SeedItem][] => {
          const list = other.lists.get(path);
          const translation = list?.length === own.length ? list[index]?.item : undefined;
          return translation && isPair(item, translation) ? [[other.locale, translation]] : [];
        });
        if (found.length > 0) item.translations = translationsOf(found);
      }
    }
  }
}

function isPair(item: SeedItem, other: SeedItem): boolean {
  return item.node === other.node && !item.gone && !other.gone;
}

function translationsOf(found: readonly [Locale, SeedItem][]): Translations {
  const items = found.map(([, item]) => item);
  return {
    ids: Object.fromEntries(found.map(([locale, { id }]) => [locale, id])),
    from: items
      .flatMap(({ publishTime }) => publishTime ?? [])
      .toSorted()
      .at(-1),
    until: items.flatMap(({ expireTime }) => expireTime ?? []).toSorted()[0],
  };
}
