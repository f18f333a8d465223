/** Entry of `npm run dev`: sets up hot reload, then loads the production entry. */

interface ReactRefresh {
  default: { injectIntoGlobalHook(scope: Window): void };
}

// URLs that only the development server can resolve.
const viteClient = "/@vite/client";
const reactRefresh = "/@react-refresh";

await import(/* @vite-ignore */ viteClient);
const refresh: ReactRefresh = await import(/* @vite-ignore */ reactRefresh);
refresh.default.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import("./entry.ts");

export {};
