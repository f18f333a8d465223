import type { LeftOut } from "./leave-out.ts";

/** Of react/cjs/react.production.js: what neither the site nor its router imports. */
export const react: LeftOut = {
  sha256: "0b5529981841afa1b58c76ba85c29bb681ff5f07cd8cde6a10b967d3915b8e1c",
  assignments: [
    "exports.Activity",
    "exports.Children",
    "exports.Profiler",
    "exports.PureComponent",
    "exports.StrictMode",
    "exports.ViewTransition",
    "exports.__COMPILER_RUNTIME",
    "exports.addTransitionType",
    "exports.cache",
    "exports.cacheSignal",
    "exports.cloneElement",
    "exports.createRef",
    "exports.lazy",
    "exports.unstable_useCacheRefresh",
    "exports.useActionState",
    "exports.useDebugValue",
    "exports.useDeferredValue",
    "exports.useEffectEvent",
    "exports.useId",
    "exports.useImperativeHandle",
    "exports.useReducer",
    "exports.useTransition",
  ],
};

/** Of react-dom/cjs/react-dom.production.js: all but what the client itself takes from it. */
export const reactDom: LeftOut = {
  sha256: "7a05d7f7bb2b02aae84018a88d4815a2181eef48d2cb8172d403eaa2b131eefd",
  assignments: [
    "exports.browser",
    "exports.createPortal",
    "exports.flushSync",
    "exports.preconnect",
    "exports.prefetchDNS",
    "exports.preinit",
    "exports.preinitModule",
    "exports.preload",
    "exports.preloadModule",
    "exports.requestFormReset",
    "exports.unstable_batchedUpdates",
    "exports.useFormState",
    "exports.useFormStatus",
  ],
};

/**
 * Of react-dom/cjs/react-dom-client.production.js: features that the site has no
 * use for. An element of theirs is an error ("unknown unit of work tag").
 */
export const reactDomClient: LeftOut = {
  sha256: "a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251",
  /** Portal, Profiler, SuspenseList, scope, legacy hidden, tracing marker, ViewTransition, Activity. */
  tags: [4, 12, 19, 21, 23, 25, 30, 31],
  bodies: {
    // They look for <ViewTransition> in what a transition changes, and find none.
    trackEnterViewTransitions: "",
    commitEnterViewTransitions: "",
    commitExitViewTransitions: "",
    commitNestedViewTransitions: "",
    restoreEnterOrExitViewTransitions: "",
    restoreNestedViewTransitions: "",
    flushAfterMutationEffects: "",
    // No fragment has a `ref`.
    isFragmentInstanceParent: "return false;",
    commitNewChildToFragmentInstances: "",
    commitFragmentInstanceInsertionEffects: "",
    commitFragmentInstanceDeletionEffects: "",
    // No form has a function for its action, and nothing asks for the status of one.
    extractEvents$1: "",
    // A commit waits for the pictures of a <ViewTransition> alone.
    preloadInstanceAndSuspendIfNeeded: "workInProgress.flags &= -16777217;",
    // Events that the site does not listen to through React (UNUSED_EVENTS).
    constructSelectEvent: "",
    isFallbackCompositionEnd: "return false;",
    getNativeBeforeInputChars: "return null;",
    getFallbackBeforeInputChars: "return null;",
    // The stack of components goes with an error to whoever listens; nobody does.
    getStackByFiberInDevAndProd: 'return "";',
  },
  texts: {
    "if (reactName || SyntheticEventCtor) {": "if (false) {",
    "eventType &&\n        (useFallbackCompositionData &&":
      "false &&\n        (useFallbackCompositionData &&",
  },
  uncalled: [
    "suspendInstance",
    "estimateBandwidth",
    "startViewTransition",
    "reportViewTransitionError",
    "commitAfterMutationEffectsOnFiber",
    "createViewTransitionInstance",
    "FragmentInstance",
    "addFragmentHandleToFiber",
    "traverseVisibleInstancesAndTextInstances",
    "mountActionState",
    "updateActionState",
    "rerenderActionState",
    "startHostTransition",
    "requestFormReset",
    "setPropOnCustomElement",
    "findCurrentFiberUsingSlowPath",
    "prefetchDNS",
    "preconnect",
    "preload",
    "preloadModule",
    "preinitStyle",
    "preinitScript",
    "preinitModuleScript",
  ],
  assignments: ["FragmentInstance.prototype.*", "ReactDOMSharedInternals.findDOMNode"],
};

/** Properties of elements that nothing comes to: their events are left out. */
export const UNUSED_EVENTS =
  /^on(?:(?:Mouse|Pointer)(?:Enter|Leave)|Select|BeforeInput|Composition(?:Start|Update|End))(?:Capture)?$/;
