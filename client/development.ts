/** Entry module of `npm run dev`. Sets up hot reload and then loads the entry module of production. */
import "/@vite/client";
// This import must name exactly `/@react-refresh`. To any other name of the module, Vite adds a query. The browser
// would then load a second copy of the module, but compiled components register with the first copy.
import refresh from "/@react-refresh";

refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import("./entry.ts");
