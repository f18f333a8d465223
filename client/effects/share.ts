import { localeOfPath } from "../../shared/i18n/locales.ts";
import { type MessageKey, message } from "../../shared/i18n/messages.ts";

/** The outcome stands beside the button for so long. */
const STATUS_MS = 4000;

/** What the browser may be able to do; absent where the page is not secure or the browser is old. */
type Abilities = Partial<Pick<Navigator, "clipboard" | "share">>;

/** Copies a page's address, or hands it to the browser's own share sheet. */
export function startShare(root: Document, abilities: Abilities = navigator): () => void {
  const controller = new AbortController();
  const html = root.documentElement;
  html.toggleAttribute("data-can-copy", abilities.clipboard !== undefined);
  html.toggleAttribute("data-can-share", abilities.share !== undefined);
  let clearing: ReturnType<typeof setTimeout> | undefined;
  const report = (row: Element, key: MessageKey) => {
    const status = row.querySelector('[role="status"]');
    if (!status) return;
    status.textContent = message(localeOfPath(location.pathname), key);
    clearTimeout(clearing);
    // The same words a second time would not be read out.
    clearing = setTimeout(() => status.replaceChildren(), STATUS_MS);
  };
  const onClick = async ({ target }: MouseEvent) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>("[data-share-by]") : null;
    const row = button?.closest<HTMLElement>("[data-share]");
    const url = row?.dataset.share;
    if (!button || !row || !url) return;
    // A visitor who closes the sheet without a choice has not failed.
    if (button.dataset.shareBy === "sheet") {
      await abilities.share?.({ title: root.title, url }).catch(() => {});
    } else report(row, await copy(url, abilities));
  };
  root.addEventListener("click", onClick, { signal: controller.signal });
  return () => {
    clearTimeout(clearing);
    controller.abort();
    html.removeAttribute("data-can-copy");
    html.removeAttribute("data-can-share");
  };
}

async function copy(text: string, { clipboard }: Abilities): Promise<MessageKey> {
  try {
    await clipboard?.writeText(text);
    return "linkCopied";
  } catch {
    return "copyFailed";
  }
}
