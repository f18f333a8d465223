import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { localPath } from "../../shared/i18n/locales.ts";
import { pictureFile } from "../content-import/assets.ts";
import type { CheckedContent } from "../content-import/check-content.ts";
import { lineFor } from "../content-import/findings.ts";
import { itemPaths } from "../content-import/item-paths.ts";
import { editorConfig } from "./config.ts";
import type { Editing } from "./editing.ts";
import { giteaApi } from "./gitea.ts";
import { nextId } from "./ids.ts";
import type { Language } from "./labels.ts";
import { isContentPath } from "./loaded-content.ts";
import { kindOf } from "./paths.ts";
import { languageIn, Refusal } from "./repository.ts";
import { fileResponse, publicFile } from "./static-files.ts";
import { MAX_UPLOAD, thumbnailOf, type Uploads } from "./uploads.ts";

/** The body of a request that checks or previews the unsaved text of a file. */
interface DraftCall {
  path: string;
  text: string;
  /** The language of the messages. */
  language: Language;
}

/**
 * Serves the editing interface (Sveltia CMS with this project's own fields and preview) and the API that the interface
 * calls. The addresses below `/api/v1` imitate Gitea's API, because Sveltia CMS can load and save files through that
 * API. This project's fields and preview call the other addresses of `/api`.
 */
export function editingApp(editing: Editing): Hono {
  const { content, uploads, preview, token } = editing;
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
    if (!(error instanceof Refusal)) console.error(error);
    const status = error instanceof Refusal ? error.status : 500;
    return c.json({ message: error.message }, status as 422);
  });
  app.use("*", async (c, next) => {
    refuseForeign(c.req.raw);
    await next();
    c.header("x-content-type-options", "nosniff");
  });
  app.use("/api/*", bodyLimit({ maxSize: MAX_UPLOAD + 2 ** 20 }));
  app.use("/api/*", async (c, next) => {
    if (c.req.header("authorization") !== `token ${token}`)
      throw new Refusal(401, "the call lacks the token of this server: reload the page");
    await next();
  });

  app.route("/api/v1", giteaApi(editing));
  const checkDraft = ({ path, text, language }: DraftCall) => {
    const drafts = new Map(isContentPath(path) ? [[path, text]] : []);
    const assets = uploads.with(content.assets);
    const { locales, problems, notes } = content.check({ drafts, assets, language });
    return { locales, problems: problems.filter(({ file }) => file === path), notes };
  };
  /** The notes on the draft's own file, and those notes on other files that a check without the draft does not have. */
  const notesOfDraft = ({ path, language }: DraftCall, notes: CheckedContent["notes"]) => {
    const saved = content.check({ assets: uploads.with(content.assets), language });
    const known = new Set(saved.notes.map(lineFor));
    return notes.filter((note) => note.file === path || !known.has(lineFor(note)));
  };
  app.post("/api/check", async (c) => {
    const { problems } = checkDraft(await c.req.json<DraftCall>());
    return c.json({ problems });
  });
  // Apart from saving, only this call changes what the preview shows. Calls of /api/check must not change it, because
  // fields check drafts of several locales in any order.
  app.post("/api/preview", async (c) => {
    const draft = await c.req.json<DraftCall>();
    const { locales, problems, notes } = checkDraft(draft);
    const items = locales.flatMap((locale) => locale.items);
    const edited = items.filter(({ file }) => file.path === draft.path).map(({ item }) => item.id);
    preview.show(
      locales.map(({ seed }) => seed),
      new Set(edited),
    );
    return c.json({
      problems,
      notes: notesOfDraft(draft, notes),
      page: pageOf(draft.path, locales),
    });
  });
  app.post("/api/ids", async (c) =>
    c.json({ id: nextId(content, (await c.req.json<{ path: string }>()).path) }),
  );
  app.get("/api/pictures", (c) => {
    const all = { ...content.assets.pictures, ...Object.fromEntries(uploads.pictures) };
    return c.json(
      Object.entries(all).map(([name, facts]) => ({
        name,
        thumbnail: thumbnailOf(name, facts),
        url: pictureFile(all, name)?.url,
      })),
    );
  });
  app.post("/api/pictures", async (c) => {
    const { name = "", x = "50", y = "50", language } = c.req.query();
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const focal = [Number(x), Number(y)] as [number, number];
    const added = await uploads.addPicture(
      bytes,
      name,
      focal,
      content.assets.pictures,
      languageIn(language),
    );
    return c.json({ name: added, weight: weightOf(uploads, added) });
  });
  app.post("/api/files", async (c) => {
    const { name = "", folder = "", language } = c.req.query();
    const bytes = Buffer.from(await c.req.arrayBuffer());
    return c.json({
      file: uploads.addFile(bytes, folder, name, content.assets.files, languageIn(language)),
    });
  });

  app.get("/config/:language", (c) =>
    c.json(
      editorConfig(content.texts, languageIn(c.req.param("language")), {
        origin: new URL(c.req.url).origin,
        site: editing.siteOrigin(),
      }),
    ),
  );
  app.get("/session", (c) => c.json({ token, site: editing.siteOrigin() }));
  for (const folder of ["media", "files"]) {
    app.get(`/${folder}/*`, (c) => publicFile(content.base, uploads, c.req.path));
  }
  app.get("*", (c) =>
    fileResponse(editing.bundle, c.req.path === "/" ? "/index.html" : c.req.path),
  );
  return app;
}

/**
 * Refuses requests from pages of other sites. The check also stops a site whose host name resolves to this machine (DNS
 * rebinding). Only `/media` and `/files` may be read by pages of other sites, such as the preview.
 */
function refuseForeign(request: Request): void {
  const { host, origin: own } = new URL(request.url);
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host) || request.headers.get("host") !== host) {
    throw new Refusal(403, "the server must be called as localhost or 127.0.0.1");
  }
  const origin = request.headers.get("origin");
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (
    origin !== null &&
    origin !== own &&
    !(isReading && /^\/(?:media|files)\//.test(new URL(request.url).pathname))
  ) {
    throw new Refusal(403, "pages of other origins may not call this server");
  }
  if (!isReading && origin !== own) throw new Refusal(403, "the request has no Origin header");
}

/** The path of the page that shows the first item of a file. For navigation.yaml, it is the home page. */
function pageOf(path: string, locales: CheckedContent["locales"]): string | null {
  const own = locales.find(({ locale }) => path.split("/")[1] === locale);
  if (own && kindOf(path) === "navigation") return localPath(own.locale, "/home");
  const item = own?.items.find(({ file }) => file.path === path)?.item;
  return (own && item && itemPaths(own.locale, own.seed).get(item.id)) ?? null;
}

/** The size of a picture's largest file in each format, in bytes. */
function weightOf(uploads: Uploads, name: string): Record<string, number> {
  const { width } = uploads.pictures.get(name) ?? { width: 0 };
  return Object.fromEntries(
    ["avif", "webp", "jpg"].map((format) => [
      format,
      uploads.bytes(`media/${name}-${width}.${format}`)?.length ?? 0,
    ]),
  );
}
