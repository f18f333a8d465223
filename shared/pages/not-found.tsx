import { notFound } from "../content/errors.ts";

/** The page is the error view itself: the route's boundary shows it, with status 404. */
export function loader(): never {
  throw notFound("the page");
}

export function Component() {
  return null;
}
