import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const FOLDERS = "{worker,client,shared,tools,tests}";
/**
 * The documents in tools/scaffold/starter are for new projects. Their links lead to files of such a project, so these
 * documents are excluded.
 */
const OWN = { exclude: ["**/node_modules/**", "tools/scaffold/starter/**"] };
const documents = globSync(
  ["*.md", "docs/**/*.md", "content/README.md", `${FOLDERS}/**/README.md`],
  OWN,
);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

describe.each(documents)("%s", (path) => {
  const text = readFileSync(path, "utf8");

  test("links only to files and headings that exist", () => {
    const withoutExamples = text.replaceAll(/`[^`\n]*`/g, "");
    const targets = matchesOf(withoutExamples, /\]\((?!\w+:)([^)\s]+)\)/g);
    expect(targets.filter((target) => !isLinked(path, target))).toEqual([]);
  });

  test("names only files that exist", () => {
    // CHANGELOG may name files that no longer exist.
    const named =
      path === "CHANGELOG.md"
        ? []
        : matchesOf(text, /`((?:worker|client|content|shared|tools|tests|docs)\/[\w./-]+)`/g);
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  });

  test("names only npm scripts that exist", () => {
    // CHANGELOG may name scripts that no longer exist.
    const named = path === "CHANGELOG.md" ? [] : matchesOf(text, /npm run ([a-z][\w:-]*)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test("comments in the code cite only sections of docs/behaviour.md that exist", () => {
  const headings = readFileSync("docs/behaviour.md", "utf8");
  const cited = globSync(`${FOLDERS}/**/*.{ts,tsx}`, OWN).flatMap((path) =>
    matchesOf(readFileSync(path, "utf8"), /docs\/behaviour\.md (\d+)/g),
  );
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter((number) => !headings.includes(`\n## ${number}. `))).toEqual([]);
});

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = ""]) => match);
}

function isLinked(from: string, target: string): boolean {
  const [path, anchor] = target.split("#");
  const file = path ? join(dirname(from), path) : from;
  return existsSync(file) && (!anchor || anchorsOf(file).includes(anchor));
}

/** The anchors that GitHub creates from the headings of a document. Links may lead to these. */
function anchorsOf(path: string): string[] {
  return matchesOf(readFileSync(path, "utf8"), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
