import { describe, expect, test } from "vitest";
import { lineFor } from "../../tools/content-import/findings.ts";
import { readChecked } from "../../tools/content-import/read-seed.ts";
import {
  item,
  markdown,
  pathOf,
  problemsOf,
  provideSeedFolder,
  read,
  write,
} from "../helpers/seed-folder.ts";

provideSeedFolder();

const REDIRECTS = "content/redirects.yaml";

/** The redirects of each locale. */
async function redirectsOf(yaml: string, more: Record<string, string> = {}) {
  await write({ [item]: markdown(1), [REDIRECTS]: yaml, ...more });
  const seeds = await read();
  return seeds.map(({ redirects }) => Object.fromEntries(redirects ?? []));
}

describe("a redirect", () => {
  test("leads to a page, an item, a section, a feed or a file", async () => {
    const yaml = [
      "/Old.html: /about/profile",
      "/a: 1",
      "/b: /news",
      "/c: /feed.xml",
      "/en/d: /en/about/profile",
      "/e: /files/disclosures/11005.pdf",
      "/news/news_detail/9: 1",
    ].join("\n");
    expect(await redirectsOf(yaml)).toEqual([
      {
        "/old.html": "/about/profile",
        "/a": "/news/news_detail/1",
        "/b": "/news",
        "/c": "/feed.xml",
        "/e": "/files/disclosures/11005.pdf",
        "/news/news_detail/9": "/news/news_detail/1",
      },
      {
        "/en/old.html": "/en/about/profile",
        "/en/b": "/en/news",
        "/en/c": "/en/feed.xml",
        "/en/d": "/en/about/profile",
      },
    ]);
  });

  test("of one locale takes precedence over a redirect of both locales", async () => {
    const yaml = "/a: /about/profile\n/en/a: /en/news/press_releases";
    expect((await redirectsOf(yaml))[1]).toEqual({ "/en/a": "/en/news/press_releases" });
  });

  test("is not required: redirects.yaml may be empty", async () => {
    expect(await redirectsOf("{}")).toEqual([{}, {}]);
  });
});

describe("redirects with problems:", () => {
  test.each([
    ["from a page", "/about/profile: /home", ":1 /about/profile: /about/profile is a page or file"],
    [
      "from an item",
      "/news/news_detail/1: /home",
      ":1 /news/news_detail/1: /news/news_detail/1 is a page or file",
    ],
    ["from a feed", "/en/feed.xml: /home", ":1 /en/feed.xml: /en/feed.xml is a page or file"],
    ["from a file", "/files/disclosures/11005.pdf: /home", "is a page or file"],
    ["to itself", "/a: /A", ":1 /a: /A is itself redirected"],
    ["to another redirect", "/x: /home\n/a: /b\n/b: /home", ":2 /a: /b is itself redirected"],
    ["to no page", "/a: /nowhere", ":1 /a: There is no page /nowhere"],
    ["to no item", "/a: 77", ":1 /a: There is no item 77"],
    ["written twice", "/a: /home\n/A: /home", ":2 /A: /A occurs twice"],
    ["from another site", "https://a.example/: /home", "beginning with /, such as /old/page.html"],
    ["to another site", "/a: https://a.example/", "Write a path such as /about/profile"],
    ["to another site's root", "/a: //a.example", "Write a path such as /about/profile"],
    ["from a query", "/a?id=1: /home", "beginning with /, such as /old/page.html"],
    ["to brackets that are not closed", "/a: [", "The brackets are not closed"],
  ])("a redirect %s is reported", async (_, yaml, message) => {
    const problems = await problemsOf({ [item]: markdown(1), [REDIRECTS]: yaml });
    expect(problems).toContain(REDIRECTS);
    expect(problems).toContain(message);
  });

  test("if the file of an item has a problem, only this problem is reported, and not the redirects to the item", async () => {
    const problems = await problemsOf({
      [item]: markdown(1, ["colour: red"]),
      [REDIRECTS]: "/a: 1\n/b: /news/news_detail/1",
    });
    expect(problems).not.toContain("redirects.yaml");
  });
});

/** The notes on the content of the folder. Rejects if the content has problems. */
async function notes(): Promise<string[]> {
  const checked = await readChecked(pathOf(), { language: "en" });
  return checked.notes.map(lineFor);
}

describe("an item that was taken down", () => {
  const gone = { "content/zh/2.md": markdown(2, ["gone: true"]) };

  const path = "/news/news_detail/2";

  test.each([
    ["a redirect to it", REDIRECTS, "/a: 2", "redirects.yaml:1 /a: The page "],
    ["a redirect to its page", REDIRECTS, `/a: ${path}`, "redirects.yaml:1 /a: The page "],
    ["a link to it", item, markdown(1, [], `[乙](${path})`), "1.md:6 The page "],
  ])("can be imported in spite of %s, which is noted", async (_, file, text, message) => {
    await write({ ...gone, [file]: text });
    expect(await notes()).toEqual([expect.stringContaining(`${message}${path} was taken down`)]);
  });

  test("is still the target of its redirects, so that visitors of the former addresses also get its 410", async () => {
    expect(await redirectsOf("/a: 2", gone)).toEqual([{ "/a": path }, {}]);
  });

  test("keeps its id", async () => {
    const problems = await problemsOf({ ...gone, "content/zh/3.md": markdown(2) });
    expect(problems).toContain("id 2 belongs to content/zh/2.md:2");
  });
});
