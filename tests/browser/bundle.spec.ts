import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const client = fileURLToPath(new URL("../../dist/client/", import.meta.url));

/** The name and the text of every text file in the folder that browsers can request. */
function builtFiles(): [name: string, text: string][] {
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|css|json|html|txt)$/.test(name))
    .map((name) => [name, readFileSync(`${client}/${name}`, "utf8")]);
}

test("built files are served with exactly one header X-Content-Type-Options, and Vite's manifest is not served", async ({
  request,
}) => {
  const [script = ""] = readdirSync(`${client}/assets`).filter((name) => name.endsWith(".js"));
  for (const path of [`/assets/${script}`, "/favicon.svg"]) {
    const headers = (await request.get(path)).headersArray();
    const values = headers.filter(({ name }) => name.toLowerCase() === "x-content-type-options");
    expect(
      values.map(({ value }) => value),
      path,
    ).toEqual(["nosniff"]);
  }
  const manifest = await request.get("/.vite/manifest.json", { maxRedirects: 0 });
  expect(manifest.status()).not.toBe(200);
});

test("browsers cannot request source maps, because these are stored in another folder than the scripts", () => {
  const scripts = readdirSync(`${client}/assets`).filter((name) => name.endsWith(".js"));
  const maps = readdirSync(fileURLToPath(new URL("../../dist/maps/", import.meta.url)));
  expect(maps).toEqual(expect.arrayContaining(scripts.map((name) => `${name}.map`)));
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => name.endsWith(".map"))).toEqual([]);
  for (const [name, text] of builtFiles()) expect(text, name).not.toContain("sourceMappingURL");
});

test("the client build contains no keys, no signing code and no code of the content service", () => {
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(10);
  for (const [name, text] of files) {
    expect(text, name).not.toMatch(
      /x-signature|x-nonce|content-md5|HMAC|importKey|local-signing-key|UPSTREAM_|INVALIDATION_KEY|\/v1\/web\/api|content-service\.internal/i,
    );
  }
});

test("the client build contains no code of the component catalogue", async ({ request }) => {
  const { status, headers } = await request
    .get("/__components", { maxRedirects: 0 })
    .then((response) => ({ status: response.status(), headers: response.headers() }));
  expect([status, headers.location]).toEqual([302, "/404"]);
  for (const [name, text] of builtFiles()) expect(text, name).not.toMatch(/catalogue|__components/);
});
