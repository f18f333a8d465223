import { existsSync } from "node:fs";
import { readdir, readFile, symlink } from "node:fs/promises";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { editingApp } from "../../../tools/edit/app.ts";
import { LoadedContent } from "../../../tools/edit/loaded-content.ts";
import type { Preview } from "../../../tools/edit/preview.ts";
import { hashOf } from "../../../tools/edit/repository.ts";
import { Uploads } from "../../../tools/edit/uploads.ts";
import { item, markdown, pathOf, provideSeedFolder, write } from "../../helpers/seed-folder.ts";

provideSeedFolder();

const ORIGIN = "http://127.0.0.1:8808";
const TOKEN = "secret";
let app: ReturnType<typeof editingApp>;
/** The titles of the items that the editor's server passed to the preview most recently. */
let previewed: string[];

beforeEach(async () => {
  await write({ [item]: markdown(1) });
  const content = new LoadedContent(pathOf());
  await content.refresh();
  const uploads = new Uploads(pathOf());
  previewed = [];
  const preview: Pick<Preview, "show"> = {
    show: (seeds) => {
      previewed = seeds.flatMap(({ items }) => items.map(({ title }) => title));
    },
  };
  const site = { siteOrigin: () => "http://127.0.0.1:8809", bundle: pathOf("bundle") };
  app = editingApp({ content, uploads, preview, token: TOKEN, ...site });
});

function call(
  path: string,
  body?: object | Uint8Array<ArrayBufferLike>,
  headers: Record<string, string> = {},
) {
  return app.request(ORIGIN + path, {
    method: body ? "POST" : "GET",
    headers: {
      host: "127.0.0.1:8808",
      authorization: `token ${TOKEN}`,
      "accept-language": "zh-CN",
      ...(body && { origin: ORIGIN, "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}

interface Saved {
  path: string;
  text?: string;
  operation?: string;
  sha?: string;
}

async function save(...files: Saved[]) {
  const changes = files.map(
    ({ path, text = "", operation = "update", sha = hashOf(markdown(1)) }) => ({
      ...{ operation, path, content: Buffer.from(text).toString("base64") },
      ...(operation !== "create" && { sha }),
    }),
  );
  const response = await call("/api/v1/repos/site/content/contents", { files: changes });
  const { message } = await response.json<{ message?: string }>();
  return { status: response.status, message };
}

const onDisk = (path: string) => readFile(pathOf(path), "utf8");

test("a save in the editor writes the item's file", async () => {
  const text = markdown(1).replace("标题", "新标题");
  expect(await save({ path: item, text })).toMatchObject({ status: 200 });
  expect(await onDisk(item)).toBe(text);
});

test.each([
  ["from another host", { host: "evil.example" }],
  ["from another origin", { origin: "https://evil.example" }],
  ["without an origin", { origin: "" }],
  ["without a token", { authorization: "" }],
])("a call to the editor's server %s is refused", async (_, headers) => {
  const files = [{ operation: "delete", path: item }];
  const response = await call("/api/v1/repos/site/content/contents", { files }, headers);
  expect([401, 403]).toContain(response.status);
  expect(existsSync(pathOf(item))).toBe(true);
});

test.each([
  "package.json",
  "content/zh/../../package.json",
  "content/zh/a b.md",
  "content/zh/.hidden.md",
  "content/zh/a.ts",
  "content/README.md",
  "/etc/passwd.md",
])("a save is refused if its path is not the path of a content file: %s", async (path) => {
  expect(await save({ path, text: "", operation: "create" })).toMatchObject({ status: 403 });
});

test("a save into a folder that is a symbolic link to another place is refused", async () => {
  await write({ "elsewhere/a.txt": "" });
  await symlink(pathOf("elsewhere"), pathOf("content/zh/linked"));
  const path = "content/zh/linked/2.md";
  expect(await save({ path, text: markdown(2), operation: "create" })).toMatchObject({
    status: 403,
  });
  expect(await readdir(pathOf("elsewhere"))).toEqual(["a.txt"]);
});

test("a file that has changed on disk in the meantime is not overwritten", async () => {
  await write({ [item]: markdown(1, [], "别人的字。\n") });
  const { status, message } = await save({ path: item, text: markdown(1, [], "我的字。\n") });
  expect(status).toBe(409);
  expect(message).toContain("没有保存");
  expect(await onDisk(item)).toContain("别人的字");
});

test("if the importer refuses one file, no file is written, and the message names the file and the line", async () => {
  const wrong = {
    path: "content/zh/2.md",
    text: markdown(2, ["picture: moon"]),
    operation: "create",
  };
  const right = { path: item, text: markdown(1, [], "新的正文。\n") };
  const { status, message } = await save(right, wrong);
  expect(status).toBe(422);
  expect(message).toMatch(/^content\/zh\/2\.md:5 picture: /);
  expect(existsSync(pathOf("content/zh/2.md"))).toBe(false);
  expect(await onDisk(item)).toBe(markdown(1));
});

test("a call with a draft makes the preview show the draft, and the response has the address of the draft's page and the draft's problems", async () => {
  const text = markdown(1, ["linkUrl: /nowhere"]).replace("标题", "新标题");
  const response = await call("/api/preview", { path: item, text, language: "zh" });
  expect(await response.json()).toMatchObject({
    problems: [{ file: item, line: 5, field: "linkUrl" }],
    page: "/news/news_detail/1",
  });
  expect(previewed).toEqual(["新标题"]);
});

test("the response to a draft has the notes on the draft, and those on other files that a check without the draft does not have", async () => {
  const other = "content/zh/2.md";
  await save({
    path: other,
    text: markdown(2, [], "[甲](/news/news_detail/1)\n\n*5元*\n"),
    operation: "create",
  });
  const text = markdown(1, ["gone: true"], "型号\t单位\nA1\t吨\n");
  const response = await call("/api/preview", { path: item, text, language: "zh" });
  const { notes } = await response.json<{ notes: { file: string; code: string }[] }>();
  expect(notes.map(({ file, code }) => [file, code])).toEqual([
    [other, "page-withdrawn"],
    [item, "tabs-pasted"],
  ]);
});

test("when another draft is only checked, the preview still shows the first draft", async () => {
  const text = markdown(1).replace("标题", "新标题");
  await call("/api/preview", { path: item, text, language: "zh" });
  const draft = { path: "content/zh/2.md", text: markdown(2, ["linkUrl: /nowhere"]) };
  const response = await call("/api/check", { ...draft, language: "zh" });
  expect(await response.json()).toMatchObject({ problems: [{ line: 5, field: "linkUrl" }] });
  expect(previewed).toEqual(["新标题"]);
});

test("the editor's server assigns each id only once, and a new id is higher than all ids in the folder of the new item", async () => {
  const give = async (path: string) =>
    (await (await call("/api/ids", { path })).json<{ id: number }>()).id;
  const first = await give("content/zh/press-releases/");
  expect(first).toBeGreaterThan(1);
  expect(await give("content/zh/press-releases/")).toBeGreaterThan(first);
});

describe("a photograph", () => {
  const photo = async (width = 1600) =>
    new Uint8Array(
      await sharp({ create: { width, height: width / 2, channels: 3, background: "#446688" } })
        .jpeg()
        .toBuffer(),
    );
  const upload = async (
    bytes: Uint8Array<ArrayBufferLike>,
    query = "name=新闻 Photo.JPG&x=20&y=30",
  ) => {
    const response = await call(`/api/pictures?language=zh&${query}`, bytes);
    const said = await response.json<{ name?: string; message?: string }>();
    return { status: response.status, ...said };
  };

  test("is written to disk in all sizes and formats as soon as an item that uses it is saved", async () => {
    const { name } = await upload(await photo());
    expect(name).toBe("photo");
    expect(existsSync(pathOf("client/public/media/photo-480.avif"))).toBe(false);
    const refused = await save({
      path: item,
      text: markdown(1, ["picture: photo", "colour: red"]),
    });
    expect(refused.status).toBe(422);
    expect(existsSync(pathOf("client/public/media/photo-480.avif"))).toBe(false);
    expect(await save({ path: item, text: markdown(1, ["picture: photo"]) })).toMatchObject({
      status: 200,
    });
    const files = await readdir(pathOf("client/public/media"));
    expect(files.filter((file) => file.startsWith("photo-")).toSorted()).toEqual([
      ...["photo-1280.avif", "photo-1280.jpg", "photo-1280.webp", "photo-480.avif"],
      ...["photo-480.webp", "photo-960.avif", "photo-960.webp"],
    ]);
    const facts = JSON.parse(await onDisk("shared/brand/media.json")).photo;
    expect(facts).toMatchObject({ width: 1280, height: 720, widths: [480, 960, 1280] });
    expect(facts.focal).toEqual([23, 30]);
  }, 60_000);

  test("never gets the name of another picture, and is refused if it cannot be read", async () => {
    expect((await upload(await photo(700), "name=ladle")).name).toBe("ladle-2");
    const text = await upload(new TextEncoder().encode("no picture"));
    expect(text.status).toBe(422);
    expect(text.message).toContain("JPEG");
  }, 60_000);
});

test("a PDF gets a safe name, and is written to disk as soon as an item that uses it is saved", async () => {
  const pdf = new TextEncoder().encode("%PDF-1.7\n");
  const upload = async (bytes: Uint8Array<ArrayBufferLike>, name: string) =>
    (
      await call(
        `/api/files?folder=press-releases&name=${encodeURIComponent(name)}&language=en`,
        bytes,
      )
    ).json<{ file?: string; message?: string }>();
  expect(await upload(pdf, "../../年报 2026 (final).PDF")).toEqual({
    file: "press-releases/2026-final.pdf",
  });
  expect((await upload(new TextEncoder().encode("<html>"), "a.pdf")).message).toContain(
    "not a PDF",
  );
  const file = "client/public/files/press-releases/2026-final.pdf";
  expect(existsSync(pathOf(file))).toBe(false);
  const text = markdown(1, ["file: press-releases/2026-final.pdf"]);
  expect(await save({ path: item, text })).toMatchObject({ status: 200 });
  expect(await onDisk(file)).toBe("%PDF-1.7\n");
});
