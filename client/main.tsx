import "../shared/styles/index.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type DataRouter, RouterProvider } from "react-router";
import type { NodeTree } from "../shared/content/types.ts";
import type { Edition } from "../shared/i18n/editions.ts";
import { DocumentContext } from "../shared/layouts/document-context.tsx";
import type { HydrationData } from "../shared/layouts/hydration-data.ts";
import { createContentSource } from "./content-api.ts";
import { startDropDowns } from "./effects/drop-down.ts";
import { startHeader } from "./effects/header.ts";
import { startLinks } from "./effects/links.ts";
import { startMobileMenu } from "./effects/mobile-menu.ts";
import { startPageChange } from "./effects/page-change.ts";
import { startScroll } from "./effects/scroll.ts";
import { LateValues, readHydrationData, reviveErrors, reviveLoaderData } from "./hydration.ts";
import { createRouter } from "./router.ts";

const data = readHydrationData();
if (data) void start(data);

async function start(data: HydrationData): Promise<void> {
  const trees = knownTrees(data);
  const router = await createRouter(
    data,
    {
      loaderData: reviveLoaderData(data.loaderData, new LateValues()),
      errors: reviveErrors(data.errors),
    },
    createContentSource(trees),
    (edition) => trees[edition] === undefined,
  );
  const documentValue = { ...data, hydration: "", onPageShown: startEffects(router) };
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentContext value={documentValue}>
        <RouterProvider router={router} />
      </DocumentContext>,
    );
  });
}

/** Effects touch the document, so they begin when React has taken it over: with the first page shown. */
function startEffects(router: DataRouter): () => void {
  let pageShown: (() => void) | undefined;
  return () => {
    pageShown ??= startAll(router);
    pageShown();
  };
}

function startAll(router: DataRouter): () => void {
  // From here on controls that need a script are shown (see the styles of the header).
  document.documentElement.dataset.hydrated = "";
  startLinks(router);
  startHeader(document);
  startDropDowns(document);
  const mobileMenu = startMobileMenu(document);
  const scroll = startScroll(router);
  const pageChange = startPageChange(document);
  return () => {
    scroll.pageShown();
    mobileMenu.pageShown();
    pageChange.pageShown();
  };
}

/** The layout's data has the navigation already. */
function knownTrees({ editions, loaderData }: HydrationData): Partial<Record<Edition, NodeTree>> {
  const trees = editions.flatMap((edition) => {
    const layout = loaderData[edition] as { tree?: NodeTree } | undefined;
    return layout?.tree && layout.tree.nodes.length > 0 ? [[edition, layout.tree] as const] : [];
  });
  return Object.fromEntries(trees);
}
