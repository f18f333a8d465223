import * as v from "valibot";
import manifest from "../package.json" with { type: "json" };
import { runScript } from "./cli/failure.ts";
import { readNpm } from "./cli/npm.ts";
import { readOptions } from "./cli/options.ts";

const USAGE = `npm run check:versions   asks npm's registry whether wrangler, miniflare and workerd can be updated, and how`;

const VITE_PLUGIN = "@cloudflare/vite-plugin";
const VITEST_PLUGIN = "@cloudflare/vitest-plugin";

const packageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    dependencies: v.object({ wrangler: v.string(), miniflare: v.string() }),
  }),
);

/** The Vite plugin names exact versions of wrangler and miniflare; with any others two versions of workerd are installed. */
await runScript(async () => {
  readOptions(USAGE, {});
  const [vite, vitest] = await Promise.all([VITE_PLUGIN, VITEST_PLUGIN].map(newest));
  const { devDependencies } = manifest;
  if (!vite || !vitest) return;
  if (vite.version === devDependencies[VITE_PLUGIN]) {
    console.log(`✓ ${VITE_PLUGIN} ${vite.version} is the newest, with ${pairOf(vite)}`);
  } else {
    const { wrangler, miniflare } = vite.dependencies;
    console.log(`! they can move together: npm install -E -D ${VITE_PLUGIN}@${vite.version} wrangler@${wrangler} miniflare@${miniflare}
  (installed: ${VITE_PLUGIN} ${devDependencies[VITE_PLUGIN]}, wrangler ${devDependencies.wrangler}, miniflare ${devDependencies.miniflare})`);
  }
  if (vitest.version === devDependencies[VITEST_PLUGIN]) {
    console.log(`✓ ${VITEST_PLUGIN} ${vitest.version} is the newest`);
  } else if (vitest.dependencies.wrangler === vite.dependencies.wrangler) {
    console.log(
      `! ${VITEST_PLUGIN} ${vitest.version} brings the same wrangler: install it too, and "overrides" of package.json can go`,
    );
  } else {
    console.log(`✓ ${VITEST_PLUGIN} ${vitest.version} waits: it brings ${pairOf(vitest)}`);
  }
});

async function newest(name: string) {
  return v.parse(packageSchema, await readNpm(["view", name, "version", "dependencies", "--json"]));
}

function pairOf({ dependencies: { wrangler, miniflare } }: v.InferOutput<typeof packageSchema>) {
  return `wrangler ${wrangler} and miniflare ${miniflare}`;
}
