import { localeOfPath } from "../../shared/i18n/locales.ts";
import { type MessageKey, message } from "../../shared/i18n/messages.ts";

/** The message beside the share button is shown for this time. */
const STATUS_MS = 4000;

/** APIs that are missing in insecure contexts and in old browsers. */
type Capabilities = Partial<Pick<Navigator, "clipboard" | "share">>;

/** Makes the share buttons work: one copies the address of the page, and the other opens the browser's share sheet. */
export function startShare(root: Document, capabilities: Capabilities = navigator): void {
  const html = root.documentElement;
  html.toggleAttribute("data-can-copy", capabilities.clipboard !== undefined);
  html.toggleAttribute("data-can-share", capabilities.share !== undefined);
  let clearing: ReturnType<typeof setTimeout> | undefined;
  const report = (row: Element, key: MessageKey) => {
    const status = row.querySelector('[role="status"]');
    if (!status) return;
    status.textContent = message(localeOfPath(location.pathname), key);
    clearTimeout(clearing);
    // The text is cleared after a while. Otherwise screen readers would not announce the same text a second time.
    clearing = setTimeout(() => status.replaceChildren(), STATUS_MS);
  };
  root.addEventListener("click", async ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>("[data-share-by]") : null;
    const row = button?.closest<HTMLElement>("[data-share]");
    const url = row?.dataset.share;
    if (!button || !row || !url) return;
    // The promise also rejects if the visitor dismisses the sheet. This is not an error.
    if (button.dataset.shareBy === "sheet") {
      await capabilities.share?.({ title: root.title, url }).catch(() => {});
    } else report(row, await copy(url, capabilities));
  });
}

async function copy(text: string, { clipboard }: Capabilities): Promise<MessageKey> {
  try {
    await clipboard?.writeText(text);
    return "linkCopied";
  } catch {
    return "copyFailed";
  }
}
