/** Fallback without hydration: shows the forms' buttons and leaves lazy loading of pictures to the browser. */
export function keepPlainDocument(): void {
  document.documentElement.dataset.plain = "";
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-src]")) {
    picture.loading = "lazy";
    picture.src = picture.dataset.src ?? "";
  }
}
