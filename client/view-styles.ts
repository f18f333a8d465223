type Sheet = HTMLStyleElement | HTMLLinkElement;

/** Applies to nothing, but is loaded all the same. */
const ASIDE = "not all";

/**
 * The styles of views. The first page has its own in the document, those of
 * others are files. Each stands for itself, with all that its view shows, so
 * only that of the page on screen applies: two of them would undo each other's
 * order (docs/decisions/0009-styles-in-the-document.md).
 */
export class ViewStyles {
  readonly #build: string;
  readonly #loading = new Map<string, Promise<Sheet>>();
  readonly #loaded = new Map<string, Sheet>();

  /** @param build what the names of the files end with; empty where modules bring their own styles. */
  constructor(build: string) {
    this.#build = build;
  }

  /** Whether nothing has to be loaded for a view. */
  has(view: string | undefined): boolean {
    return !this.#build || view === undefined || this.#find(view) !== undefined;
  }

  /** Resolves when the styles are there; they do not apply before they are shown. */
  async load(view: string | undefined): Promise<void> {
    if (view === undefined || this.has(view)) return;
    const sheet = this.#loading.get(view) ?? addSheet(this.#addressOf(view));
    this.#loading.set(view, sheet);
    try {
      this.#loaded.set(view, await sheet);
    } finally {
      this.#loading.delete(view);
    }
  }

  /** The page on screen is one of this view from now on. */
  readonly show = (view: string): void => {
    const shown = this.#find(view);
    if (!shown) return;
    for (const sheet of this.#loaded.values()) {
      const media = sheet === shown ? "" : ASIDE;
      if (sheet.media !== media) sheet.media = media;
    }
  };

  /** Those in the document are found when they are first asked for. */
  #find(view: string): Sheet | undefined {
    const address = this.#addressOf(view);
    const known = this.#loaded.get(view);
    const sheet = known ?? document.querySelector<Sheet>(`style[data-href="${address}"]`);
    if (sheet && !known) this.#loaded.set(view, sheet);
    return sheet ?? undefined;
  }

  #addressOf(view: string): string {
    return `/assets/${view}-${this.#build}.css`;
  }
}

function addSheet(address: string): Promise<Sheet> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = ASIDE;
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    document.head.append(link);
  });
}
