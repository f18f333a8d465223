import type { ComponentType } from "react";
import { type RouteObject, useLoaderData } from "react-router";
import type { PageArgs } from "./loaders/load-node.ts";

/** A page's loader, and its component, whose props are the data of the loader. */
type PageDefinition<Data> = {
  load: (args: PageArgs) => Promise<Data>;
} & (
  | { Component: ComponentType<NoInfer<Data>> }
  /** Loaded on demand. */
  | { component: () => Promise<{ default: ComponentType<NoInfer<Data>> }> }
);

/** A page, whatever its data. */
export interface AnyPage {
  load: (args: PageArgs) => Promise<unknown>;
  /** Fresh for each route, since the router changes what it has loaded. */
  component: () => Pick<RouteObject, "Component" | "lazy">;
}

/** All loaders are in the main chunk, so that a page's data and code load in parallel. */
export function definePage<Data extends object>(page: PageDefinition<Data>): AnyPage {
  const { load } = page;
  if ("Component" in page) {
    const Component = withData(page.Component);
    return { load, component: () => ({ Component }) };
  }
  const loadComponent = async () => withData((await page.component()).default);
  return { load, component: () => ({ lazy: { Component: loadComponent } }) };
}

function withData<Data extends object>(Component: ComponentType<Data>): ComponentType {
  return function PageWithData() {
    return <Component {...(useLoaderData() as Data)} />;
  };
}
