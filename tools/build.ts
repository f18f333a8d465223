import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { hashSources } from "./source-hash.ts";

const STAMP = "dist/sources.sha256";

/** Builds client and worker unless `dist/` comes from the very same sources. */
export async function ensureBuild(): Promise<void> {
  const hash = await hashSources();
  if ((await readFile(STAMP, "utf8").catch(() => "")) === hash) {
    console.log("✓ build is up to date");
    return;
  }
  console.log("→ building client and worker");
  const { status } = spawnSync("vite", ["build", "--logLevel", "warn"], { stdio: "inherit" });
  if (status !== 0) throw new Error("the build failed; what is wrong stands above");
  await writeFile(STAMP, hash);
}
