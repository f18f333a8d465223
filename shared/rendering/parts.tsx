import { use } from "react";
import { DocumentContext } from "./document-context.tsx";
import type { LoadCode } from "./loader-contexts.ts";

/** Modules whose default export is the part, by name. */
type Modules<Name extends string, Part> = Readonly<Record<Name, () => Promise<{ default: Part }>>>;

/**
 * Parts of pages that content names, such as blocks. A visit loads only those that its page names,
 * with their styles.
 */
export class Parts<Name extends string, Part> {
  readonly #modules: Modules<Name, Part>;
  readonly #loaded = new Map<Name, Part>();
  readonly #loading = new Map<Name, Promise<Part>>();
  readonly #failed = new Set<Name>();

  constructor(modules: Modules<Name, Part>) {
    this.#modules = modules;
  }

  /** Loads those of the parts that are missing, before they are rendered: rendering then does not wait for them. */
  async load(names: Iterable<Name>, loadCode: LoadCode): Promise<void> {
    const missing = [...names].filter((name) => !this.#loaded.has(name));
    if (missing.length === 0) return;
    for (const name of missing) if (this.#failed.delete(name)) this.#loading.delete(name);
    await loadCode(() => Promise.all(missing.map((name) => this.#load(name))));
  }

  /** The part, for a component; suspends it while the part is loading. */
  get(name: Name): Part {
    return this.#loaded.get(name) ?? use(this.#load(name));
  }

  /** A failed load is tried again by loaders only: rendering, which React repeats, would request it for ever. */
  #load(name: Name): Promise<Part> {
    const known = this.#loading.get(name);
    if (known) return known;
    const loading = this.#modules[name]().then(
      ({ default: part }) => {
        this.#loaded.set(name, part);
        return part;
      },
      (error: unknown) => {
        this.#failed.add(name);
        throw error;
      },
    );
    this.#loading.set(name, loading);
    return loading;
  }
}

type PartName =
  | `${"pages" | "blocks" | "openings"}/${string}`
  | `items/body-parts/${string}`
  | "items/group-filter"
  | "late";

/**
 * The files of a part of the page: its styles, and the scripts to load ahead. Only documents have them
 * as elements; in the browser a part's chunk brings its styles.
 */
export function PartFiles({ of: part }: { of: PartName }) {
  return use(DocumentContext).filesOf?.(part);
}
