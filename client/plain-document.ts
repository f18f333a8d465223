/** No script takes over: pictures that wait for one are left to the browser's own rule. */
export function keepPlainDocument(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-src]")) {
    picture.loading = "lazy";
    picture.src = picture.dataset.src ?? "";
  }
}
