/** No script takes over: forms show their buttons, pictures that wait for a script load by the browser's own rule. */
export function keepPlainDocument(): void {
  document.documentElement.dataset.plain = "";
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-src]")) {
    picture.loading = "lazy";
    picture.src = picture.dataset.src ?? "";
  }
}
