/** Entry module of `npm run dev`. Sets up hot reload and then loads the entry module of production. */
import "/@vite/client";
// This name must be literal. Vite adds a query to other names, and with another URL it would be a different module
// from the one with which compiled components register.
import refresh from "/@react-refresh";

refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import("./entry.ts");
