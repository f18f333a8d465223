import { Hono } from "hono";
import type { Editing } from "./editing.ts";
import type { Drafts } from "./loaded-content.ts";
import {
  type Change,
  draftsOf,
  hashOf,
  languageIn,
  refuseProblems,
  stateOf,
  writeDrafts,
} from "./repository.ts";

const REPOSITORY = "/repos/site/content";

/**
 * Imitates the part of Gitea's API with which Sveltia loads and saves files. No commits are made, so where Gitea
 * returns the hash of a commit, these responses contain a hash of all files.
 */
export function giteaApi(editing: Editing): Hono {
  const { content, uploads } = editing;
  const api = new Hono();
  api.get(`${REPOSITORY}`, (c) =>
    c.json({ permissions: { pull: true, push: true }, default_branch: "main" }),
  );
  api.get(`${REPOSITORY}/branches/main`, async (c) => {
    await content.refresh();
    return c.json({ commit: { id: stateOf(content.texts), message: "" } });
  });
  api.get(`${REPOSITORY}/git/trees/:state`, (c) =>
    c.json({
      tree: Array.from(content.texts, ([path, text]) => entryOf(path, text)),
      truncated: false,
    }),
  );
  api.post(`${REPOSITORY}/file-contents`, async (c) => {
    const { files } = await c.req.json<{ files: string[] }>();
    return c.json(
      files.map((path) => ({
        path,
        encoding: "base64",
        content: base64(content.texts.get(path) ?? ""),
      })),
    );
  });
  api.get(`${REPOSITORY}/commits`, (c) => c.json([]));
  api.post(`${REPOSITORY}/contents`, async (c) => {
    const { files } = await c.req.json<{ files: Change[] }>();
    const language = languageIn(c.req.header("accept-language"));
    await content.refresh();
    const drafts = await draftsOf(content, files, language);
    const assets = uploads.with(content.assets);
    refuseProblems(content.check({ drafts, assets, language }).problems, drafts);
    await uploads.write([...drafts.values()].flatMap((text) => text ?? []));
    await writeDrafts(content, drafts);
    await content.refresh();
    showSaved(editing, drafts);
    return c.json({
      commit: { sha: stateOf(content.texts), created: new Date().toISOString() },
      files: files.map(({ path }) => {
        const text = content.texts.get(path);
        return text === undefined ? null : entryOf(path, text);
      }),
    });
  });
  api.get("/version", (c) => c.json({ version: "1.24.0" }));
  api.get("/user", (c) =>
    c.json({ id: 1, login: "editor", full_name: "Editor", email: "editor@localhost" }),
  );
  api.get("/settings/api", (c) => c.json({ default_paging_num: 1000, max_response_items: 1000 }));
  return api;
}

/** Updates the preview after files have been saved. */
function showSaved({ content, preview }: Editing, drafts: Drafts): void {
  const { locales } = content.check();
  const items = locales.flatMap((locale) => locale.items);
  const saved = items.filter(({ file }) => drafts.has(file.path)).map(({ item }) => item.id);
  preview.show(
    locales.map(({ seed }) => seed),
    new Set(saved),
  );
}

function entryOf(path: string, text: string) {
  return { type: "blob", path, sha: hashOf(text), size: Buffer.byteLength(text) };
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}
