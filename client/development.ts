/** Entry of `npm run dev`: hot reload first, then the site as it is built. */

interface ReactRefresh {
  default: { injectIntoGlobalHook(scope: Window): void };
}

// Addresses of the development server, which only it can resolve.
const viteClient = "/@vite/client";
const reactRefresh = "/@react-refresh";

await import(/* @vite-ignore */ viteClient);
const refresh: ReactRefresh = await import(/* @vite-ignore */ reactRefresh);
refresh.default.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import("./entry.ts");

export {};
