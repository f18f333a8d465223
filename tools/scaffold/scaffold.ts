import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { redirectRoutes } from "../../shared/brand/pages.ts";
import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { listFiles, ROOT } from "../cli/root.ts";
import { copyFiles, copyProject, edit } from "./project.ts";

const USAGE = `npm run scaffold -- acme [--name "Acme Steel"] [--into folder]   writes a new company's site into ../acme
  acme is the slug: lowercase letters, digits and hyphens. Worker, database, package and some paths are named after it
  --name    the company's name as it appears in texts (default: the slug with a capital letter)
  --into    another folder, which must be empty or not exist`;

const STARTER = join(import.meta.dirname, "starter");

/**
 * The sections whose first page in the starter is not their first page on this site. Each section is mapped to its
 * first page in the starter.
 */
const FIRST_PAGES: Record<string, string> = {
  product: "core_business",
  news: "press_releases",
  recruitment: "recruitment",
  contact: "headquarters",
};

await runScript(async () => {
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { name: { type: "string" }, into: { type: "string" } },
  });
  const [slug, ...others] = positionals;
  const problem = problemOf(slug, others);
  if (!slug || problem !== undefined) throw new Failure(`${problem}\n\n${USAGE}`);
  const target = values.into ? resolve(values.into) : join(ROOT, "..", slug);
  await refuseUnlessEmpty(target);
  await copyProject(target, slug);
  await copyStarter(target, slug, values.name ?? slug[0]?.toUpperCase() + slug.slice(1));
  await linkSections(target);
  await describeProject(target);
  const path = relative(process.cwd(), target);
  console.log(`✓ the new site is in ${path}. The next steps:
  cd ${path} && git init && git add -A && git commit -m "A new site"
  npm ci && npm start
  Then follow docs/another-company.md, which says what to write in which file`);
});

function problemOf(slug: string | undefined, others: readonly string[]): string | undefined {
  if (!slug) return "name the company with a slug, such as acme";
  if (others.length > 0) return `give one slug only, not also “${others.join(" ")}”`;
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug)) return undefined;
  return `“${slug}” is not a slug: use lowercase letters and digits, with single hyphens between them, and begin with a letter`;
}

async function refuseUnlessEmpty(target: string): Promise<void> {
  if (existsSync(target) && (await readdir(target)).length > 0) {
    throw new Failure(`${target} is not empty; name another folder with --into`);
  }
}

/**
 * Copies the starter's texts, colours, pictures and content, and replaces the starter's name with the company's name.
 */
async function copyStarter(target: string, slug: string, name: string): Promise<void> {
  const texts = /\.(?:ts|css|json|md|yaml|svg)$/;
  await copyFiles(STARTER, await listFiles(STARTER), target, texts, (text) =>
    text.replaceAll("acme", slug).replaceAll("Acme", () => name),
  );
}

/** Makes the redirect of each section, such as `/news`, lead to the section's first page in the starter. */
async function linkSections(target: string): Promise<void> {
  for (const { path, to, indexName } of redirectRoutes) {
    const page = FIRST_PAGES[path];
    if (!page) continue;
    await edit(join(target, "shared/brand/pages.ts"), (text) =>
      text.replace(`to: "${to}"`, `to: "${path}/${page}"`),
    );
    const name = `, indexName: ${indexName}`;
    await edit(join(target, "docs/content-service.openapi.yaml"), (text) =>
      text.replace(`page: /${to}${name}`, `page: /${path}/${page}${name}`),
    );
  }
}

/**
 * Gives the copy's package.json a general description. Removes `npm run scaffold` from the copy's scripts and
 * documents, because the copy does not contain this command.
 */
async function describeProject(target: string): Promise<void> {
  await edit(join(target, "package.json"), (text) => {
    const manifest = JSON.parse(text);
    delete manifest.scripts.scaffold;
    manifest.description = "A public website rendered at the edge";
    return `${JSON.stringify(manifest, null, 2)}\n`;
  });
  for (const path of ["CONTRIBUTING.md", "docs/another-company.md"]) {
    await edit(join(target, path), (text) => text.replace(/^.*npm run scaffold.*\n\n?/gm, ""));
  }
}
