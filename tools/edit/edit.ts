import { randomBytes } from "node:crypto";
import { ensureBuild } from "../build/build.ts";
import { runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { ROOT } from "../cli/root.ts";
import { step } from "../cli/steps.ts";
import { ensureFree } from "../local/port.ts";
import { serve } from "../local/serve.ts";
import { editingApp } from "./app.ts";
import { buildStatic } from "./build-static.ts";
import { BUNDLE, buildInterface } from "./bundle.ts";
import { listen, startProxy } from "./http.ts";
import { LoadedContent } from "./loaded-content.ts";
import { startPreview } from "./preview.ts";
import { publicFile } from "./static-files.ts";
import { Uploads } from "./uploads.ts";

const USAGE = `npm run edit                     serves the editing interface, and the site as a preview of unsaved changes
  --port 8808                    the port of the interface; the preview has the next port
npm run edit -- --build gitlab:group/site   writes the interface as a static site that saves to a Git service (or github:…, gitea:…)
  --branch main                  the branch that editors change
  --base-url https://git.example.com        the address of your own Git service
  --app-id id                    the id of the OAuth application
  --site https://www.example.com the published site, for thumbnails and links
  --out dist/edit                the folder into which the interface is written`;

/** `npm run edit` starts the interface and the preview. Both accept connections from this machine only. */
await runScript(async () => {
  const { values } = readOptions(USAGE, {
    options: {
      port: { type: "string", default: "8808" },
      content: { type: "string", default: ROOT },
      build: { type: "string" },
      branch: { type: "string", default: "main" },
      "base-url": { type: "string" },
      "app-id": { type: "string" },
      site: { type: "string", default: "" },
      out: { type: "string", default: "dist/edit" },
    },
  });
  const content = new LoadedContent(values.content);
  if (values.build) {
    await content.refresh();
    const { build: service, branch, site, out, ...more } = values;
    await buildStatic(content, {
      service,
      branch,
      site,
      out,
      baseUrl: more["base-url"],
      appId: more["app-id"],
    });
    return;
  }
  const port = Number(values.port);
  const sitePort = port === 0 ? 0 : port + 1;
  for (const each of [port, sitePort]) await ensureFree(each);
  await step(
    () => content.refresh(),
    () => `${content.texts.size} content files read`,
  );
  await step(
    () => buildInterface(),
    () => "interface built",
  );
  await ensureBuild();
  process.exit(await startEditing(content, port, sitePort));
});

/** Serves the interface and the previewed site until the site's server ends. Resolves with this server's status. */
async function startEditing(
  content: LoadedContent,
  port: number,
  sitePort: number,
): Promise<number> {
  const uploads = new Uploads(content.base);
  const preview = await startPreview();
  const { locales, problems } = content.check();
  preview.show(
    locales.map(({ seed }) => seed),
    new Set(),
  );
  for (const { file, line, message } of problems) console.warn(`! ${file}:${line} ${message}`);
  const origins = { site: "", worker: "" };
  const editing = { content, uploads, preview, bundle: BUNDLE, siteOrigin: () => origins.site };
  const app = editingApp({ ...editing, token: randomBytes(24).toString("hex") });
  const editor = await listen(port, (request) => app.fetch(request));
  const proxy = await startProxy(sitePort, {
    editor: editor.origin,
    content: preview.origin,
    site: () => origins.worker,
    fileOf: (path) => publicFile(content.base, uploads, path),
  });
  origins.site = proxy.origin;
  const variables = {
    UPSTREAM_ORIGIN: proxy.origin,
    UPSTREAM_KEY: preview.key,
    CACHE_FRESH_SECONDS: "0",
    CACHE_STALE_SECONDS: "0",
    ROBOTS: "none",
  };
  const settings = Object.entries(variables).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);
  return serve({
    args: ["--port", "0", "--inspector-port", "0", ...settings],
    state: ".wrangler/edit",
    devVars: undefined,
    onReady: (origin) => {
      origins.worker = origin;
      console.log(`
编辑 Edit      ${editor.origin}
网站 The site  ${proxy.origin}

Ctrl+C 结束 stops both
`);
    },
  });
}
