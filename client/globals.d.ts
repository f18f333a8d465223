/** Modules that only Vite's development server provides. */
declare module "*@vite/client";
declare module "*@react-refresh" {
  const runtime: { injectIntoGlobalHook(scope: Window): void };
  export default runtime;
}

/** The Network Information API, which not all browsers have. */
interface Navigator {
  readonly connection?: { saveData?: boolean; type?: string; effectiveType?: string };
}
