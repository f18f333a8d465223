import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { describeContentSource } from "../local/local-content.ts";
import { type Resolved, readSettings } from "../settings/read-settings.ts";
import { step } from "../validate/steps.ts";
import { type Content, describeContent, readContent } from "./content.ts";
import type { Imported } from "./import-content.ts";
import { ensureLocalContent } from "./local.ts";
import { notesOn } from "./notes.ts";
import { notifySite } from "./notify.ts";
import { preview } from "./preview.ts";
import { ensureRemoteContent } from "./remote.ts";

const USAGE = `npm run content                                 imports worker/content-service/seed into the local database
npm run content -- --check                      only checks the files
npm run content -- --preview draft.md           shows the site with a file that is not published (--locale en, --port 9000)
npm run content -- --remote                     imports into the database at Cloudflare
npm run content -- --allow-removal              even if more than a tenth of a locale's items disappear
npm run content -- --notify https://example.com names the site whose caches are invalidated (npm run purge empties them)`;

const OPTIONS = {
  options: {
    remote: { type: "boolean" },
    check: { type: "boolean" },
    "allow-removal": { type: "boolean" },
    notify: { type: "string" },
    preview: { type: "string" },
    locale: { type: "string" },
    port: { type: "string" },
  },
} as const;

await runScript(async () => {
  const { values: options } = readOptions(USAGE, OPTIONS);
  const settings = await readSettings({ variables: process.env });
  for (const warning of settings.warnings) console.warn(`! ${warning}`);
  if (options.check) {
    const said = (content: Content) => `${describeContent(content)} have no problem`;
    printNotes(await step(readContent, said));
    return;
  }
  if (options.preview !== undefined) {
    process.exit(await preview({ ...options, file: options.preview }, settings));
  }
  const imported = await importContent(options, settings);
  if (imported) printNotes(imported.content);
  if (imported?.isDue || options.notify !== undefined) await notify(options, settings, imported);
});

type Options = ReturnType<typeof readOptions<typeof OPTIONS>>["values"];

/** Yields undefined where content is not imported. */
async function importContent(options: Options, settings: Resolved): Promise<Imported | undefined> {
  const { content } = settings;
  const { remote, "allow-removal": allowRemoval = false } = options;
  if (content?.from === "database") {
    return remote ? ensureRemoteContent(settings, allowRemoval) : ensureLocalContent(allowRemoval);
  }
  if (!remote) {
    console.log(describeContentSource(content));
    return undefined;
  }
  throw new Failure(
    content
      ? `content comes from ${content.origin} (${content.place}), where it is edited: --remote imports for the embedded content service only`
      : "wrangler.toml has no database DB to import into",
  );
}

/** A call that was asked for must succeed; after an import it may be that no site is running. */
async function notify(
  options: Options,
  { settings }: Resolved,
  imported: Imported | undefined,
): Promise<void> {
  const origin = options.notify ?? siteOf(options, settings.get("SITE_ORIGIN"));
  const { state, message } = await notifySite(settings, { origin });
  if (state === "done") {
    await imported?.told();
    console.log(`✓ ${message}`);
    return;
  }
  const repeated = imported?.isDue
    ? `; npm run content${options.remote ? " -- --remote" : ""} tries again`
    : "";
  if (state === "refused" || options.notify !== undefined) throw new Failure(message + repeated);
  console.log(`→ ${message}${repeated}`);
}

/** A local import concerns the local site, unless the command itself names one. */
function siteOf({ remote }: Options, setting: { value: string; place: string } | undefined) {
  const isMeant = remote || setting?.place === "the environment";
  return isMeant ? setting?.value || undefined : undefined;
}

function printNotes({ seeds }: Content): void {
  for (const note of notesOn(seeds, Date.now())) console.log(note);
}
