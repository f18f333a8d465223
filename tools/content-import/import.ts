import { defaultLocale } from "../../shared/brand/locales.ts";
import { locales } from "../../shared/i18n/locales.ts";
import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { step } from "../cli/steps.ts";
import { accountProblem } from "../deploy/wrangler.ts";
import { notifySite } from "../purge/notify-site.ts";
import { type Resolved, readSettings } from "../settings/read-settings.ts";
import { placeholders } from "../settings/wrangler-file.ts";
import type { CheckOptions } from "./check-content.ts";
import { LOCAL } from "./database.ts";
import { type DatabaseContent, describeContent, readContent } from "./database-content.ts";
import { lineFor } from "./findings.ts";
import { describeSource, updateDatabase, videoHostsIn } from "./import-content.ts";
import { LANGUAGES } from "./messages/language.ts";
import type { Language } from "./messages/message.ts";
import { newItem } from "./new-item.ts";
import { notesOn } from "./notes.ts";
import { preview } from "./preview.ts";

const USAGE = `npm run content                                 imports content/ into the local database
npm run content -- --check                      only checks the files
npm run content -- new press-release "标题"      writes a file for a new item, with the next free id (in another language: --locale ${locales.at(-1)})
npm run content -- --preview file.md            shows the site as if file.md were published now (--port 9000: at this port)
npm run content -- --remote                     imports into the database at Cloudflare
npm run content -- --allow-removal              imports even if more than a tenth of the items would disappear
npm run content -- --again                      imports even if nothing has changed since the last import, to repair a database
npm run content -- --language en                prints all messages in English (zh: in Chinese), whatever the language of a file is
npm run content -- --notify https://example.com tells this site that the content has changed, so that the site revalidates its caches (npm run purge empties the caches)`;

const OPTIONS = {
  allowPositionals: true,
  options: {
    locale: { type: "string", default: defaultLocale },
    remote: { type: "boolean", default: false },
    check: { type: "boolean" },
    language: { type: "string" },
    "allow-removal": { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    notify: { type: "string" },
    preview: { type: "string" },
    port: { type: "string" },
  },
} as const;

await runScript(async () => {
  const { values: options, positionals } = readOptions(USAGE, OPTIONS);
  if (positionals.length > 0) {
    await addItem(positionals, options.locale);
    return;
  }
  const settings = await readSettings({ variables: process.env });
  const language = readLanguage(options.language);
  const checks = { language, videoHosts: videoHostsIn(settings.settings) };
  for (const warning of settings.warnings) console.warn(`! ${warning}`);
  if (options.check) {
    const said = (content: DatabaseContent) => `${describeContent(content)} have no problems`;
    printNotes(await step(() => readContent(checks), said), language);
    return;
  }
  if (options.preview !== undefined) {
    process.exit(await preview(options.preview, options.port, settings, checks));
  }
  await importContent(options, settings, checks);
  await notify(options, settings);
});

async function addItem(words: readonly string[], locale: string): Promise<void> {
  const [command, kind, title, ...more] = words;
  if (command !== "new") throw usageError(`there is no command “${command}”`);
  if (!kind) throw usageError("name the kind of the new item, such as press-release");
  if (!title) throw usageError(`name the title of the new ${kind}`);
  if (more.length > 0) throw usageError("put the title in quotes, because it contains spaces");
  const own = locales.find((each) => each === locale);
  if (!own) throw usageError(`--locale must be one of ${locales.join(", ")}, not “${locale}”`);
  const path = await newItem({ kind, title, locale: own });
  console.log(
    `✓ ${path}: write the text in this file, then run npm run content -- --preview ${path}`,
  );
}

function usageError(problem: string): Failure {
  return new Failure(`${problem}\n\n${USAGE}`);
}

type Options = ReturnType<typeof readOptions<typeof OPTIONS>>["values"];

/** Reads the option --language. Without the option, the messages about a file are in the language of that file. */
function readLanguage(option: string | undefined): Language | undefined {
  const language = LANGUAGES.find((each) => each === option);
  if (option !== undefined && !language) {
    throw new Failure(`--language must be one of ${LANGUAGES.join(", ")}`);
  }
  return language;
}

async function importContent(
  options: Options,
  settings: Resolved,
  checks: CheckOptions,
): Promise<void> {
  const { content: source, databases } = settings;
  const { remote, again, "allow-removal": allowRemoval } = options;
  if (source?.from === "database") {
    if (remote) await ensureRemoteDatabase(databases);
    const target = remote ? "remote" : LOCAL;
    printNotes(await updateDatabase(target, { allowRemoval, again }, checks), checks.language);
    return;
  }
  if (remote) throw new Failure(`${describeSource(source)}; --remote needs the database DB`);
  console.log(`→ ${describeSource(source)}`);
}

/**
 * Rejects if the remote database does not exist yet. Wrangler would fail as well, but would not say how to create this
 * project's database.
 */
async function ensureRemoteDatabase(databases: Resolved["databases"]): Promise<void> {
  const problems = placeholders(databases);
  const problem = problems.length > 0 ? problems.join("\n✗ ") : await accountProblem();
  if (problem !== undefined) throw new Failure(problem);
}

/**
 * Tells a site that the content has changed, so that the site invalidates its caches. The option --notify names the
 * site. Without this option, a remote import tells the site at SITE_ORIGIN.
 */
async function notify({ notify: named, remote }: Options, { settings }: Resolved): Promise<void> {
  const isDeployed = remote && settings.get("INVALIDATION_KEY")?.value;
  const origin = named ?? (isDeployed ? settings.get("SITE_ORIGIN")?.value : undefined);
  if (origin) {
    const warnings = await notifySite(settings, origin);
    console.log(`✓ ${origin} has been notified`);
    for (const warning of warnings) console.warn(warning);
  } else if (remote) {
    console.log(
      "→ no site was notified, because SITE_ORIGIN or INVALIDATION_KEY is missing. Visitors see the changes when the cached copies are older than CACHE_FRESH_SECONDS",
    );
  }
}

function printNotes({ seeds, notes }: DatabaseContent, language: Language | undefined): void {
  for (const finding of notes) console.log(`→ ${lineFor(finding)}`);
  for (const line of notesOn(seeds, Date.now(), language)) console.log(line);
}
