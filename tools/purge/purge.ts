import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { readSettings } from "../settings/read-settings.ts";
import { notifySite } from "./notify-site.ts";

const USAGE = `npm run purge -- https://www.example.com
                 empties the caches of a site; needs INVALIDATION_KEY in the environment or in .dev.vars
  --keep-stale   deletes nothing: the site revalidates each cached entry before it serves the entry, and serves the old
                 entry if the content service fails`;

/**
 * `npm run purge` empties the caches of a running site. Its only required setting is INVALIDATION_KEY. The site's
 * content service may be the embedded or an external one.
 */
await runScript(async () => {
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { "keep-stale": { type: "boolean", default: false } },
  });
  const [origin, ...more] = positionals;
  if (origin === undefined) throw new Failure(`name the site to purge\n\n${USAGE}`);
  if (more.length > 0) {
    throw new Failure(`name one site only, not also “${more.join(" ")}”\n\n${USAGE}`);
  }
  const { settings } = await readSettings({ variables: process.env });
  const purge = !values["keep-stale"];
  const warnings = await notifySite(settings, origin, { purge });
  console.log(`✓ ${origin} ${purge ? "deletes" : "will revalidate"} everything that it has cached`);
  for (const warning of warnings) console.warn(warning);
});
