import type { NodeTree } from "../shared/content/types.ts";
import type { Edition } from "../shared/i18n/editions.ts";
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

  read(edition: Edition): NodeTree | undefined {
    if (!this.#isEnabled) return undefined;
    const tree = this.#storage?.read(keyOf(edition)) as NodeTree | undefined;
    return tree && tree.nodes.length > 0 ? tree : undefined;
  }

  save(edition: Edition, tree: NodeTree): void {
    if (!this.#isEnabled || tree.nodes.length === 0) return;
    this.#storage?.save(keyOf(edition), tree, MAX_AGE_MS);
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

function keyOf(edition: Edition): string {
  return `navigation-${edition}`;
}
