import { resolve } from "node:path";
import { expect, test } from "vitest";
import { bundledPackages, licenseNotices } from "../../tools/build/licenses.ts";

const folder = (name: string) => resolve("node_modules", name);

test("the list of packages in a build contains the folder of each package once", () => {
  const chunk = (moduleIds: string[]) => ({ type: "chunk", moduleIds }) as never;
  const asset = (originalFileNames: string[]) => ({ type: "asset", originalFileNames }) as never;
  const packages = bundledPackages([
    chunk([resolve("client/main.tsx"), `${folder("react")}/index.js`]),
    chunk([`\0${folder("react")}/jsx-runtime.js?commonjs-module`]),
    // The package feedsmith contains a copy of this dependency, so the module belongs to feedsmith.
    chunk([`${folder("feedsmith")}/dist/node_modules/part/index.js`]),
    asset(["shared/styles/index.css"]),
    asset(["node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"]),
  ]);
  const names = ["react", "feedsmith", "@fontsource-variable/archivo"];
  expect([...packages]).toEqual(names.map(folder));
});

test("the licence notice of a package contains its name, version and licence text", async () => {
  const text = await licenseNotices([folder("react")]);
  expect(text).toMatch(/^react \d+\.\d+\.\d+$/m);
  expect(text).toContain("Copyright (c) Meta Platforms");
});

test("the notice of ScrollReveal contains the text of the GPL, although the package is published without it", async () => {
  const text = await licenseNotices([folder("scrollreveal")]);
  expect(text).toMatch(/^scrollreveal \d+\.\d+\.\d+\nGPL-3\.0$/m);
  expect(text).toContain("GNU GENERAL PUBLIC LICENSE");
});

test("the introduction of the notices names the licence of the sources, and says that a build may be under stricter licences", async () => {
  const [introduction] = (await licenseNotices([])).split("\n");
  expect(introduction).toMatch(/^The source of .+ is licensed under MIT\./);
  expect(introduction).toContain("under the strictest of their licences");
});

test("a package without a licence text fails the build", async () => {
  const notices = licenseNotices([resolve("tests/fixtures/unlicensed-package")]);
  await expect(notices).rejects.toThrow("add the text of UNKNOWN-1.0");
});
