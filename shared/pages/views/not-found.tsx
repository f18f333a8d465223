/** The page is the error view itself: the route's boundary shows it (pages/loaders). */
export function Component() {
  return null;
}
