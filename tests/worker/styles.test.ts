import { describe, expect, test } from "vitest";
import { CRAWLER } from "../helpers/document-head.ts";
import { createSite } from "../helpers/site.ts";

/** The style elements of a document, and the hashes that its Content Security Policy allows. */
async function stylesOf(response: Response) {
  const html = await response.text();
  const texts = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
  const policy = response.headers.get("content-security-policy") ?? "";
  const directive = policy.split("; ").find((part) => part.startsWith("style-src ")) ?? "";
  return { html, texts, directive, head: html.slice(0, html.indexOf("</head>")) };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

const COMMON = "body{margin:0}main>p{color:red}";
const LIST = ".s-list{display:grid}";

describe("the styles of a document", () => {
  test.each([
    ["that is complete", "/news/press_releases", [COMMON, LIST]],
    ["with a view that has no styles of its own", "/404", [COMMON]],
    ["that is shown without a network", "/offline", [COMMON]],
  ])(
    "%s are exactly the styles that its Content Security Policy allows",
    async (_, path, expected) => {
      const { texts, directive, html, head } = await stylesOf(await createSite().get(path));
      expect(texts).toEqual(expected);
      const hashes = await Promise.all(texts.map(hashOf));
      expect(directive).toBe(["style-src 'self'", ...hashes].join(" "));
      expect(html).not.toContain('rel="stylesheet"');
      expect(head.indexOf("<style")).toBeGreaterThan(0);
    },
  );

  test("come after the preload of the first picture and before the content, and the scripts come last", async () => {
    const { html } = await stylesOf(await createSite().get("/about/profile", CRAWLER));
    const picture = '<link rel="preload" as="image"';
    const parts = ["charSet=", 'name="viewport"', picture, "<style", 'rel="modulepreload"'];
    const places = [...parts, "<body", "</footer>", '<script type="module"'].map((part) =>
      html.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    const modules = html.match(/<link [^>]*rel="modulepreload"[^>]*>/g) ?? [];
    expect(modules.length).toBeGreaterThan(0);
    for (const link of modules) expect(link).toMatch(/fetchpriority="low"/i);
  });

  test("are not delayed by scripts, because all scripts but the entry are preloaded after the content", async () => {
    const { html } = await stylesOf(await createSite().get("/about/profile", CRAWLER));
    const modulesIn = (text: string) => text.match(/<link rel="modulepreload"/g) ?? [];
    expect(modulesIn(html.slice(0, html.indexOf("</main>")))).toHaveLength(1);
    expect(modulesIn(html).length).toBeGreaterThan(1);
  });

  test("are allowed in a stored document as in a new one", async () => {
    const site = createSite();
    const first = await stylesOf(await site.get("/news/press_releases"));
    await site.settle();
    const stored = await site.get("/news/press_releases");
    expect(stored.headers.get("cache-status")).toContain("html; hit");
    expect((await stylesOf(stored)).directive).toBe(first.directive);
  });

  test("are in the document only once", async () => {
    const { html } = await stylesOf(await createSite().get("/news/press_releases"));
    expect(html.split(LIST)).toHaveLength(2);
  });
});
