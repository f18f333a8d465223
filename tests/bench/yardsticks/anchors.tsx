import type { LinkProps, NavLinkProps } from "react-router";

/** Replaces links.ts in the plain page with `<a>`. */
export function Link({ to, children }: LinkProps) {
  return <a href={String(to)}>{children}</a>;
}

export function NavLink({ to, children }: Omit<NavLinkProps, "children"> & LinkProps) {
  return <a href={String(to)}>{children}</a>;
}
