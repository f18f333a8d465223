import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { locales } from "../../shared/i18n/locales.ts";
import { Failure } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";
import { buildInterface } from "./bundle.ts";
import { editorConfig, type GitBackend } from "./config.ts";
import type { LoadedContent } from "./loaded-content.ts";
import { thumbnailOf } from "./uploads.ts";

export interface StaticOptions {
  /** The Git service and the repository in which it stores the content, such as `gitlab:group/site`. */
  service: string;
  branch: string;
  /** The origin of the published site, from which the interface loads pictures. */
  site: string;
  out: string;
  baseUrl?: string | undefined;
  appId?: string | undefined;
}

/**
 * Writes the interface as files that any web server can serve. In contrast to `npm run edit`, this interface saves
 * changes as commits on a Git service such as GitLab.
 */
export async function buildStatic(content: LoadedContent, options: StaticOptions): Promise<void> {
  const backend = backendOf(options);
  const out = resolve(ROOT, options.out);
  await buildInterface(out);
  for (const language of ["zh", "en"] as const) {
    const config = editorConfig(content.texts, language, {
      origin: "",
      site: options.site,
      backend,
    });
    await writeFile(join(out, `config.${language}.json`), JSON.stringify(config));
  }
  const pictures = Object.entries(content.assets.pictures).map(([name, facts]) => ({
    name,
    thumbnail: options.site + thumbnailOf(name, facts),
  }));
  await writeFile(join(out, "pictures.json"), JSON.stringify(pictures));
  const all = content.check().locales;
  const ids = locales.map((each) => [
    each,
    all
      .filter(({ locale }) => locale === each)
      .flatMap(({ items }) => items.map(({ item }) => item.id)),
  ]);
  await writeFile(join(out, "ids.json"), JSON.stringify(Object.fromEntries(ids)));
  console.log(
    `✓ ${options.out}: serve these files at an address that only editors can open, and register this address as an OAuth application with ${backend.name}`,
  );
}

function backendOf({ service, branch, baseUrl, appId }: StaticOptions): GitBackend {
  const [, name, repo] = /^(gitlab|github|gitea):([\w.-]+(?:\/[\w.-]+)+)$/.exec(service) ?? [];
  if (!name || !repo)
    throw new Failure(
      `${service} names no Git service; write the service and the repository like gitlab:group/site`,
    );
  return {
    name: name as GitBackend["name"],
    repo,
    branch,
    ...(name === "gitlab" && { auth_type: "pkce" }),
    ...(appId && { app_id: appId }),
    ...(baseUrl && {
      base_url: baseUrl,
      api_root: `${baseUrl}/api/${name === "gitlab" ? "v4" : "v1"}`,
    }),
    commit_messages: {
      create: "content: {{slug}} ({{collection}})",
      update: "content: {{slug}} ({{collection}})",
      delete: "content: without {{slug}} ({{collection}})",
    },
  };
}
