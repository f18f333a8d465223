/** Entry of `npm run dev`: sets up hot reload, then loads the production entry. */
import "/@vite/client";
// Imported by its literal name: Vite adds a query to others, and another URL would be another module
// than the one that compiled components register with.
import refresh from "/@react-refresh";

refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import("./entry.ts");
