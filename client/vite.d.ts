/** Modules that only Vite's development server has. */
declare module "*@vite/client";
declare module "*@react-refresh" {
  const runtime: { injectIntoGlobalHook(scope: Window): void };
  export default runtime;
}
