import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFiles, ROOT } from "../../../tools/cli/root.ts";
import { createFormat, type Fields, writeFields } from "../../../tools/edit/format.ts";
import { isContentPath } from "../../../tools/edit/loaded-content.ts";
import { kindOf } from "../../../tools/edit/paths.ts";
import type { Value } from "../../../tools/edit/write-yaml.ts";

const paths = (await listFiles(join(ROOT, "content")))
  .map((path) => `content/${path}`)
  .filter(isContentPath);
const files = await Promise.all(
  paths.map(async (path) => ({ path, text: await readFile(join(ROOT, path), "utf8") })),
);

/** Imitates the form of the editor (Sveltia), which removes white space around the texts of a file's fields. */
function asInForm<T extends Value>(value: T): T {
  if (typeof value === "string") return value.trim() as T;
  if (Array.isArray(value)) return value.map(asInForm) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, asInForm(each as Value)]),
  ) as T;
}

/**
 * Finds all values that a person may change in the editor. Yields each value with its key and a function that replaces
 * the value.
 */
function* places(
  value: Value,
): Generator<{ key: string; old: Value; set: (changed: Value) => void }> {
  if (typeof value !== "object" || value === null) return;
  const record = value as Record<string, Value>;
  for (const [key, old] of Object.entries(record)) {
    if (typeof old === "object") yield* places(old);
    else {
      yield {
        key,
        old,
        set(changed) {
          record[key] = changed;
        },
      };
    }
  }
}

function changed(old: Value): Value {
  if (typeof old === "number") return old + 7;
  if (typeof old === "boolean") return !old;
  return '改: "新" # 的, [文]';
}

/** The number of lines from the first to the last line in which two texts differ. */
function differing(a: string, b: string): number {
  const [from, to] = [a.split("\n"), b.split("\n")];
  let start = 0;
  while (from[start] === to[start] && start < from.length) start++;
  let end = 0;
  while (from.at(-1 - end) === to.at(-1 - end) && end < from.length - start) end++;
  return Math.max(from.length, to.length) - start - end;
}

describe("a file that is opened and saved", () => {
  test.each(["item", "list", "navigation", "redirects"] as const)(
    "is unchanged if its kind is “%s”",
    (kind) => {
      const own = files.filter(({ path }) => kindOf(path) === kind);
      expect(own.length).toBeGreaterThan(0);
      for (const { path, text } of own) {
        const format = createFormat(kind);
        expect(format.toFile(asInForm(format.fromFile(text.trim()))), path).toBe(text);
      }
    },
  );
});

test("when a single value is changed, one line of the file changes, and reading the file returns the new value", () => {
  let edits = 0;
  // The test takes every seventh file of the content, because testing all files would take minutes.
  for (const { path, text } of files.filter((_, index) => index % 7 === 0)) {
    const kind = kindOf(path);
    const format = createFormat(kind);
    const fields = asInForm(format.fromFile(text.trim()));
    for (const { key, old, set } of places(fields)) {
      if (["id", "nodeId", "domainId", "body"].includes(key)) continue;
      if (typeof old === "string" && old.includes("\n")) continue;
      set(changed(old));
      const saved = format.toFile(fields);
      expect(differing(text, saved), `${path} ${key}`).toBeLessThanOrEqual(1);
      const again = asInForm(createFormat(kind).fromFile(saved.trim()));
      // The format may leave out a field instead of writing the value false.
      if (typeof old !== "boolean") expect(again, `${path} ${key}`).toEqual(fields);
      set(old);
      edits++;
    }
  }
  expect(edits).toBeGreaterThan(0);
});

describe("a list", () => {
  const text = `# Which come first
node: QUICK LINKS
items:
  # The shop
  - id: 1
    title: 商城 # short
    keywords: ["a", 'b']
  - { id: 2, title: 门户 }
  - id: 3
    title: 服务
    body: |
      第一段。
`;
  const edit = (change: (items: Fields[]) => Fields[]) => {
    const format = createFormat("list");
    const fields = asInForm(format.fromFile(text.trim()));
    return format.toFile({ ...fields, items: change(fields.items as Fields[]) });
  };

  test("keeps its comments, quotes and notation around a change", () => {
    expect(edit(([a, b, c]) => [{ ...a, title: "商店" }, { ...b }, { ...c }] as Fields[])).toBe(
      text.replace("商城", "商店"),
    );
    expect(edit(([a, ...more]) => [{ ...a, keywords: ["a", "c, d"] }, ...more] as Fields[])).toBe(
      text.replace(`'b'`, `"c, d"`),
    );
    expect(edit(([a, b, c]) => [a, { ...b, title: "入口" }, c] as Fields[])).toBe(
      text.replace("门户", "入口"),
    );
  });

  test("can gain an item, lose an item, and get another order", () => {
    expect(edit((items) => [...items, { id: 4, title: "新", linkUrl: "" }])).toBe(
      `${text}  - id: 4\n    title: 新\n`,
    );
    expect(edit(([a, , c]) => [a, c] as Fields[])).toBe(
      text.replace("  - { id: 2, title: 门户 }\n", ""),
    );
    const moved = edit(([a, b, c]) => [c, a, b] as Fields[]);
    expect(moved.indexOf("id: 3")).toBeLessThan(moved.indexOf("# The shop"));
    expect(moved.split("\n").toSorted()).toEqual(text.split("\n").toSorted());
  });

  test("can have a field added to an item in the right place, or a field removed from an item", () => {
    expect(
      edit(([a, b, c]) => [a, b, { id: 3, title: "服务", phone: "1", body: c?.body }] as Fields[]),
    ).toBe(text.replace("    title: 服务\n", '    title: 服务\n    phone: "1"\n'));
    expect(edit(([a, b]) => [a, b, { id: 3, title: "服务" }] as Fields[])).toBe(
      text.slice(0, text.indexOf("    body:")),
    );
  });
});

test("a new item has its keys in the order of the editor's form, with its body below them", () => {
  const fields = {
    id: 7,
    node: "PRESS RELEASES",
    title: "标题: 甲",
    gone: false,
    body: "正文\n\n## 二",
  };
  expect(writeFields("item", fields)).toBe(
    '---\nid: 7\nnode: PRESS RELEASES\ntitle: "标题: 甲"\n---\n正文\n\n## 二\n',
  );
});

test("a redirect may lead to a path or to an item's id", () => {
  const format = createFormat("redirects");
  const fields = format.fromFile("# former\n/a.html: /home");
  expect(fields).toEqual({ redirects: [{ from: "/a.html", to: "/home" }] });
  const redirects = [...(fields.redirects as Fields[]), { from: "/b", to: "10001" }];
  expect(format.toFile({ redirects })).toBe("# former\n/a.html: /home\n/b: 10001\n");
});
