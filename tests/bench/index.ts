import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** `npm run bench [-- name [options]]`: one benchmark, or those that take a minute. */
const benches: Record<string, string[]> = {
  run: ["run.ts"],
  search: ["search.ts"],
  soak: ["soak.ts"],
};
const usual = [["run.ts"], ["search.ts", "--items", "20000"]];

const [name, ...options] = process.argv.slice(2);
for (const bench of chosen()) run(bench);

function chosen(): string[][] {
  if (name === undefined) return usual;
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (bench) return [[...bench, ...options]];
  const names = Object.keys(benches).join(", ");
  console.error(
    `there is no benchmark "${name}"; there are ${names}, and without a name run and search`,
  );
  process.exit(2);
}

function run([file = "", ...more]: string[]): void {
  const script = join(import.meta.dirname, file);
  const { status } = spawnSync(process.execPath, [script, ...more], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
