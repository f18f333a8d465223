/** Never rendered: the loader rejects, so the route's error boundary is shown (pages/loaders). */
export function Component() {
  return null;
}
