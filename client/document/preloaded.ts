/**
 * Evaluates the modules that the document preloads, so that hydration does not wait for them. Rejects if a
 * deployment has removed one of them.
 */
export async function loadPreloaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  await Promise.all([...links].map(({ href }) => import(/* @vite-ignore */ href)));
}
