import { spawn } from "node:child_process";
import { deleteOlderContent, ensureLocalContent } from "./import/local.ts";

/** `npm run dev`: the local database first, then Vite with the worker in workerd. */
await ensureLocalContent();
await deleteOlderContent();
const vite = spawn("vite", process.argv.slice(2), { stdio: "inherit" });
vite.on("exit", (code) => process.exit(code ?? 1));
