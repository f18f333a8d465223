import { spawn } from "node:child_process";
import { ensureLocalContent, forgetOlderContent } from "./import/local.ts";

/** `npm run dev`: the local database first, then Vite with the worker in workerd. */
await ensureLocalContent();
await forgetOlderContent();
const vite = spawn("vite", process.argv.slice(2), { stdio: "inherit" });
vite.on("exit", (code) => process.exit(code ?? 1));
