/** Modules that only Vite's development server has. */
declare module "*@vite/client";
declare module "*@react-refresh" {
  const runtime: { injectIntoGlobalHook(scope: Window): void };
  export default runtime;
}

/** Network Information API: not all browsers have it. */
interface Navigator {
  readonly connection?: { saveData?: boolean; type?: string; effectiveType?: string };
}
