/**
 * Evaluates the modules that the document preloads: what it shows is then hydrated without waiting. Rejects
 * if a deployment has removed one of them.
 */
export async function loadPreloaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  await Promise.all([...links].map(({ href }) => import(/* @vite-ignore */ href)));
}
