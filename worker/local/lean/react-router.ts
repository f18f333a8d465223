import type { LeftOut } from "./leave-out.ts";

/**
 * Of react-router, below dist/production/lib: forms that change something and
 * fetchers (pages ask by GET alone), blockers, view transitions, routes found
 * later, instrumentation, scroll positions (client/effects/scroll.ts has them),
 * and warnings for who writes a site.
 */
export const reactRouter: Record<string, LeftOut> = {
  "router/router.js": {
    sha256: "191be8bba51421c8b1924bb82ca9ad68dbf5629f536a7dbf7efd0bd7f9d18b79",
    bodies: {
      isMutationMethod: "return false;",
      normalizeNavigateOptions: "return { path };",
      getActionDataForCommit: "return {};",
      getSubmissionFromNavigation: "",
      restoreAppliedTransitions: "",
      persistAppliedTransitions: "",
      "createRouter.shouldBlockNavigation": "",
      "createRouter.checkFogOfWar": "return { active: false, matches: null };",
      "createRouter.getUpdatedActionData": "",
      "createRouter.getSavedScrollPosition": "return null;",
      "createRouter.saveScrollPosition": "",
      "createRouter.markFetchRedirectsDone": "return false;",
      "createRouter.abortStaleFetchLoads": "return false;",
      "createRouter.deleteFetcher": "",
    },
    texts: {
      // There are no fetchers to load again.
      "if (initialHydration || !matches.some((m) => m.route.id === f.routeId) || fetchersQueuedForDeletion.has(key) || f.isDiscovering) return;":
        "return;",
      // `lazy` is a function on every route.
      "let lazyKeys = Object.keys(route.lazy);": "return leftOut(); let lazyKeys = [];",
    },
    uncalled: [
      "defaultDataStrategyWithMiddleware",
      "createRouter.dispose",
      "createRouter.fetch",
      "createRouter.handleAction",
      "createRouter.discoverRoutes",
      "createRouter.cancelDiscoveryNavigation",
      "createRouter.patchRoutes",
      "createRouter._internalSetRoutes",
      "createRouter.updateBlocker",
      "createRouter.getBlocker",
      "createRouter.deleteBlocker",
      "createRouter.enableScrollRestoration",
      "createRouter.getFetcher",
      "createRouter.resetFetcher",
      "createRouter.queueFetcherForDeletion",
    ],
  },
  "router/instrumentation.js": {
    sha256: "41b3fb9197648ef4c2eef66ac91a6e20f8c54afc585c1e70bcdfbb7dd7c394ee",
    bodies: { consumeInstrumentationClientResultMetaReceiver: "" },
    uncalled: ["getRouteInstrumentationUpdates", "instrumentClientSideRouter"],
  },
  "router/history.js": {
    sha256: "908785a9dfeff7f79821f05288bc786414e6d3e738a9f531596f7b1a6d34b1f8",
    bodies: { warning: "" },
  },
  "components.js": {
    sha256: "17f5b93a2aa4f5cd843cf31cce846d83447e4097773b2db722d5da48a2ba5528",
    texts: {
      "if (!viewTransitionOpts || !isViewTransitionAvailable) {": "{",
      "if (vtContext.isTransitioning && !vtContext.flushSync) setRenderDfd(new Deferred());": "",
      "if (renderDfd && pendingState && router.window) {": "if (false) {",
      "if (renderDfd && pendingState && state.location.key === pendingState.location.key) renderDfd.resolve();":
        "",
      "if (!vtContext.isTransitioning && interruption) {": "if (false) {",
    },
  },
  "hooks.js": {
    sha256: "4225dbaabe4ecb0ceeac1accc87afb4a6f4165692712995130cd5e36274c88b3",
    bodies: { warningOnce: "" },
    uncalled: ["RSCErrorHandler"],
  },
  "dom/lib.js": {
    sha256: "fadd881c0480f2dca5d3048700536866f1df61b7f62c9a82f31d2bf71e2d543b",
    bodies: { parseHydrationData: "" },
    pure: ["React$1.forwardRef"],
    // Whatever is assigned to is kept.
    assignments: [
      "HistoryRouter.displayName",
      "Link.displayName",
      "NavLink.displayName",
      "Form.displayName",
      "ScrollRestoration.displayName",
    ],
  },
  "context.js": {
    sha256: "fa00195e5ea7225edec9b0224cad5211d977defc9b86b88a312be1b5d745c523",
    assignments: [
      "DataRouterContext.displayName",
      "DataRouterStateContext.displayName",
      "DataRouterDataContext.displayName",
      "DataRouterNavigationContext.displayName",
      "ViewTransitionContext.displayName",
      "FetchersContext.displayName",
      "AwaitContext.displayName",
      "NavigationContext.displayName",
      "LocationContext.displayName",
      "RouteContext.displayName",
      "IsDataRouteContext.displayName",
      "RouteIdContext.displayName",
      "RouteErrorContext.displayName",
    ],
    pure: ["React$1.createContext"],
  },
  "dom/ssr/components.js": {
    sha256: "88ed61cf150b2cec31266b19b27889443d0a87b399dbd4c09183499a51958148",
    assignments: ["FrameworkContext.displayName"],
  },
};
