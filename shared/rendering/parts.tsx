import { type ReactNode, use } from "react";
import { DocumentContext, type LoadCode } from "./contexts.tsx";

/** For each part, a function that loads its module. The module's default export is the part, such as a component. */
type Loads<Name extends string, Export> = Readonly<
  Record<Name, () => Promise<{ default: Export }>>
>;

/**
 * Parts of pages, such as blocks. The content contains the names of these parts. Only the parts of the visited page are
 * loaded, with their styles.
 */
export class Parts<Name extends string, Export> {
  /** The folder of the modules in `shared`. A document finds the files of a part by the folder and the name. */
  readonly folder: string;
  readonly #loads: Loads<Name, Export>;
  readonly #loaded = new Map<Name, Export>();
  readonly #loading = new Map<Name, Promise<Export>>();
  readonly #failed = new Set<Name>();

  constructor(folder: string, loads: Loads<Name, Export>) {
    this.folder = folder;
    this.#loads = loads;
  }

  /** Loads the parts that are missing, before they are rendered, so that rendering does not have to wait. */
  async load(names: Iterable<Name>, loadCode: LoadCode): Promise<void> {
    const missing = [...names].filter((name) => !this.#loaded.has(name));
    if (missing.length === 0) return;
    for (const name of missing) if (this.#failed.delete(name)) this.#loading.delete(name);
    await loadCode(() => Promise.all(missing.map((name) => this.#load(name))));
  }

  /** Returns the part. While the part is loading, this suspends the component that is being rendered. */
  get(name: Name): Export {
    return this.#loaded.get(name) ?? use(this.#load(name));
  }

  /**
   * Only loaders retry a load that has failed. Rendering must not retry it: React renders a component again after each
   * failure, so the part would be requested for ever.
   */
  #load(name: Name): Promise<Export> {
    const known = this.#loading.get(name);
    if (known) return known;
    const loading = this.#loads[name]().then(
      ({ default: exported }) => {
        this.#loaded.set(name, exported);
        return exported;
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

interface PartProps<Name extends string, Export> {
  of: Parts<Name, Export>;
  name: Name;
  /** Renders the part. Not needed if the part is only a style sheet. */
  children?: (exported: Export) => ReactNode;
}

/** A part, with the elements that load its styles and scripts. The component is suspended while the part is loading. */
export function Part<Name extends string, Export>({
  of: parts,
  name,
  children,
}: PartProps<Name, Export>) {
  const { filesOf } = use(DocumentContext);
  const exported = parts.get(name);
  return (
    <>
      {filesOf?.(`${parts.folder}/${name}`)}
      {children?.(exported)}
    </>
  );
}

/**
 * Adds the style sheets `*.late.css` to the head of the document, for a component that needs them before the end of the
 * page. Documents without such a component load these style sheets at their end.
 */
export function LateStyles() {
  return use(DocumentContext).filesOf?.("late");
}
