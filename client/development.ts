/** Entry module of `npm run dev`. Sets up hot reload and then loads the entry module of production. */
import "/@vite/client";
// This name must not change. Vite adds a query to any other name, and with a query a second copy of the module would be
// loaded. Compiled components register with the first copy.
import refresh from "/@react-refresh";

refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import("./entry.ts");
