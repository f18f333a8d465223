/** Draws the QR codes of pages that came without a document, when they are opened. */
export function startQrCodes(root: Document): () => void {
  const controller = new AbortController();
  // The event does not bubble.
  const options = { signal: controller.signal, capture: true };
  root.addEventListener("toggle", ({ target }) => void draw(target), options);
  return () => controller.abort();
}

async function draw(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const place = target.querySelector<HTMLElement>("[data-qr]");
  const text = place?.dataset.qr;
  if (!place || !text || place.firstChild) return;
  // Without the library there is still the address below.
  const drawing = await import("../../shared/components/share-row/qr-markup.ts").catch(() => null);
  if (drawing) place.innerHTML = drawing.qrMarkup(text);
}
