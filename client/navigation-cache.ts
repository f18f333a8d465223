import type { NodeTree } from "../shared/content/types.ts";
import type { Locale } from "../shared/i18n/locales.ts";
import { LocalStorage } from "./local-storage.ts";

/** Off as the specification has it (section 9): every document brings the navigation along. */
const IS_ENABLED = false;
const MAX_AGE_MS = 3_600_000;

/** The navigation of each edition, as the browser keeps it between visits where that is switched on. */
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

/** The browser's storage, rid of what has expired; the site does without where there is none. */
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
