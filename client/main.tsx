import "../shared/styles/index.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import type { NodeTree } from "../shared/content/types.ts";
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
  const loaderData = reviveLoaderData(data.loaderData, new LateValues());
  const router = await createRouter(
    data,
    { loaderData, errors: reviveErrors(data.errors) },
    createContentSource(knownTrees(data)),
  );
  const scroll = startScroll(router);
  const pageChange = startPageChange(document);
  const onPageShown = () => {
    markHydrated();
    scroll.pageShown();
    pageChange.pageShown();
  };
  const documentValue = { ...data, hydration: "", onPageShown };
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentContext value={documentValue}>
        <RouterProvider router={router} />
      </DocumentContext>,
    );
  });
  startLinks(router);
  startHeader(document);
  startDropDowns(document);
  startMobileMenu(document);
}

/** From here on controls that need a script are shown (see the styles of the header). */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

/** The layout's data has the navigation already. */
function knownTrees({ editions, loaderData }: HydrationData): Record<string, NodeTree> {
  const trees = editions.flatMap((edition) => {
    const layout = loaderData[edition] as { tree?: NodeTree } | undefined;
    return layout?.tree && layout.tree.nodes.length > 0 ? [[edition, layout.tree] as const] : [];
  });
  return Object.fromEntries(trees);
}
