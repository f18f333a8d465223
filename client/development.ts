/** Entry module of `npm run dev`. Sets up hot reload and then loads the entry module of production. */
import "/@vite/client";
// This name must be literal. Vite adds a query to other names, which would load a second copy of the module, and
// compiled components register with the first.
import refresh from "/@react-refresh";

refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import("./entry.ts");
