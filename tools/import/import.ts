import { parseArgs } from "node:util";
import { Failure, runScript } from "../failure.ts";
import { describeContentSource } from "../local-content.ts";
import { type Resolved, readSettings } from "../settings/read-settings.ts";
import { step } from "../steps.ts";
import { describeContent, readContent } from "./content.ts";
import { ensureLocalContent } from "./local.ts";
import { notifySite } from "./notify.ts";
import { preview } from "./preview.ts";
import { ensureRemoteContent } from "./remote.ts";

const USAGE = `npm run content                                 imports worker/content-service/seed into the local database
npm run content -- --check                      only checks the files
npm run content -- --preview draft.md           shows the site with a file that is not published (--locale en, --port 9000)
npm run content -- --remote                     imports into the database at Cloudflare
npm run content -- --notify https://example.com names the site whose caches are invalidated`;

await runScript(async () => {
  const options = readOptions();
  const settings = await readSettings({ variables: process.env });
  for (const warning of settings.warnings) console.warn(`! ${warning}`);
  if (options.check) {
    await check();
    return;
  }
  if (options.preview !== undefined) {
    process.exit(await preview({ ...options, file: options.preview }, settings));
  }
  if (settings.content?.from !== "database") {
    console.log(describeContentSource(settings.content));
    return;
  }
  await importAndNotify(options, settings);
});

function readOptions() {
  try {
    return parseArgs({
      options: {
        remote: { type: "boolean" },
        check: { type: "boolean" },
        notify: { type: "string" },
        preview: { type: "string" },
        locale: { type: "string" },
        port: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

type Options = ReturnType<typeof readOptions>;

async function importAndNotify(options: Options, { settings }: Resolved): Promise<void> {
  const hasChanged = await (options.remote ? ensureRemoteContent() : ensureLocalContent());
  if (!hasChanged && !options.notify) return;
  const site = options.notify ?? siteOf(options, settings.get("SITE_ORIGIN"));
  const report = await notifySite(settings, site);
  console.log(report);
  if (report.startsWith("✗")) process.exitCode = 1;
}

/** A local import concerns the local site, unless the command itself names one. */
function siteOf({ remote }: Options, setting: { value: string; place: string } | undefined) {
  const isMeant = remote || setting?.place === "the environment";
  return isMeant ? setting?.value || undefined : undefined;
}

function check(): Promise<unknown> {
  return step(readContent, (content) => `${describeContent(content)} have no problem`);
}
