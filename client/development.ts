/** Entry of `npm run dev`: hot reload first, then the site as it is built. */
import "/@vite/client";
import refresh from "/@react-refresh";

refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import("./main.tsx");
