import type { NodeTree } from "../shared/content/types.ts";
import type { Locale } from "../shared/i18n/locales.ts";
import { LocalStorage } from "./local-storage.ts";

/** Disabled as specified (section 9): every document contains the navigation. */
const IS_ENABLED = false;
const MAX_AGE_MS = 3_600_000;

/** Stores each locale's navigation between visits, if enabled. */
export class NavigationCache {
  readonly #storage: LocalStorage | undefined;
  readonly #isEnabled: boolean;

  constructor(storage: LocalStorage | undefined, isEnabled = IS_ENABLED) {
    this.#storage = storage;
    this.#isEnabled = isEnabled;
  }

  read(locale: Locale): NodeTree | undefined {
    if (!this.#isEnabled) return undefined;
    const tree = this.#storage?.read(keyOf(locale)) as NodeTree | undefined;
    return tree && tree.nodes.length > 0 ? tree : undefined;
  }

  save(locale: Locale, tree: NodeTree): void {
    if (!this.#isEnabled || tree.nodes.length === 0) return;
    this.#storage?.save(keyOf(locale), tree, MAX_AGE_MS);
  }
}

/** Local storage without expired entries; undefined if unavailable. */
export function openStorage(): LocalStorage | undefined {
  try {
    const storage = new LocalStorage();
    storage.removeExpired();
    return storage;
  } catch {
    return undefined;
  }
}

function keyOf(locale: Locale): string {
  return `navigation-${locale}`;
}
