import { expect, test } from "vitest";
import { misplacedImports, readModules } from "../../tools/layers.ts";

test("a module imports only modules of lower layers", () => {
  const modules = readModules();
  const folders = new Set(Object.keys(modules).map((path) => path.split("/")[0]));
  expect([...folders].toSorted()).toEqual(["client", "shared", "worker"]);
  expect(misplacedImports(modules)).toEqual([]);
});

test.each([
  ["shared/content/groups.ts", "../routing/addresses.ts"],
  ["shared/ui/icon.tsx", "../../layouts/layout.tsx"],
  ["shared/ui/card.tsx", "../pages/item.tsx"],
  ["shared/ui/card.tsx", "../content/types.ts"],
  ["shared/ui/card.tsx", "../rendering/contexts.tsx"],
  ["shared/ui/card.tsx", "../routing/addresses.ts"],
  ["shared/loaders/items.ts", "../layouts/items-layout.tsx"],
  ["shared/pages/item.tsx", "../../worker/app.ts"],
  ["shared/brand/site.ts", "../../client/visit.ts"],
  ["shared/rendering/deferred.tsx", "../../tools/cli/root.ts"],
  ["shared/rendering/deferred.tsx", "cloudflare:workers"],
  ["shared/rendering/deferred.test.ts", "node:fs"],
  ["shared/rendering/deferred.tsx", "../../tests/helpers/site.ts"],
  ["client/effects/scroll.ts", "../../worker/app.ts"],
  ["client/main.tsx", "virtual:client-assets"],
  ["client/main.tsx", "node:fs"],
  ["worker/app.ts", "../client/main.tsx"],
  ["worker/app.ts", "node:http"],
  ["worker/crypto/hex.ts", "../config/config.ts"],
  ["worker/cache/cache.test.ts", "../upstream/fetch.ts"],
  ["worker/ssr/render.tsx", "../app.ts"],
  ["worker/routes/api.ts", "../content-service/lists.ts"],
  ["worker/content-service/lists.ts", "../cache/cache.ts"],
  ["worker/unlisted/a.ts", "../crypto/hex.ts"],
])("the check of layers refuses an import in %s of %s", (path, target) => {
  for (const source of [
    `import { a } from "${target}";`,
    `import type { A } from "${target}";`,
    `import "${target}";`,
    `export * from "${target}";`,
    `export { type A } from "${target}";`,
    `const load = () => import("${target}");`,
  ]) {
    expect(misplacedImports({ [path]: source }), source).toHaveLength(1);
  }
});

test("modules in shared/brand may import types from other folders of shared/, but no values", () => {
  const pages = "shared/brand/pages.ts";
  const typed = `import type { PageRoute } from "../routing/page-route.ts";`;
  expect(misplacedImports({ [pages]: typed })).toEqual([]);
  for (const source of [typed.replace(" type", ""), typed.replace("routing", "../client")]) {
    expect(misplacedImports({ [pages]: source }), source).toHaveLength(1);
  }
});

test.each([
  ["shared/pages/item.tsx", "../content/types.ts"],
  ["shared/brand/site.ts", "./media.json"],
  ["shared/rendering/deferred.test.ts", "../../tests/helpers/site.ts"],
  ["client/effects/scroll.ts", "../state.ts"],
  ["worker/routes/pages.ts", "../ssr/render.tsx"],
  ["worker/content-service/content-service.ts", "virtual:client-assets"],
  ["worker/index.ts", "./content-service/content-service.ts"],
  ["worker/app.ts", "hono"],
])("the check of layers accepts an import in %s of %s", (path, target) => {
  expect(misplacedImports({ [path]: `import { a } from "${target}";` })).toEqual([]);
});
