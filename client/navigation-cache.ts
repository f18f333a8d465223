import type { NodeTree } from "../shared/content/types.ts";
import type { Locale } from "../shared/i18n/locales.ts";
import { LocalStorage } from "./local-storage.ts";

/** Off: every document contains the navigation. */
const IS_ENABLED = false;
const MAX_AGE_MS = 3_600_000;

/** Keeps each locale's navigation between visits, if enabled; local storage is not opened otherwise. */
export class NavigationCache {
  readonly #storage: LocalStorage | undefined;

  constructor(isEnabled = IS_ENABLED, open = openStorage) {
    this.#storage = isEnabled ? open() : undefined;
  }

  read(locale: Locale): NodeTree | undefined {
    return this.#storage?.read(keyOf(locale)) as NodeTree | undefined;
  }

  save(locale: Locale, tree: NodeTree): void {
    if (tree.nodes.length > 0) this.#storage?.save(keyOf(locale), tree, MAX_AGE_MS);
  }
}

/** Undefined if the browser offers no local storage. */
export function openStorage(): LocalStorage | undefined {
  try {
    return new LocalStorage();
  } catch {
    return undefined;
  }
}

function keyOf(locale: Locale): string {
  return `navigation-${locale}`;
}
