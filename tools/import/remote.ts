import { Failure } from "../cli/failure.ts";
import { accountProblem } from "../deploy/wrangler.ts";
import type { Resolved } from "../settings/read-settings.ts";
import { placeholders } from "../settings/wrangler-file.ts";
import { step } from "../validate/steps.ts";
import { describeContent, readContent } from "./content.ts";
import { applyMigrations, executeSql, readMeta } from "./database.ts";
import { type Imported, importContent } from "./import-content.ts";
import { insert } from "./sql.ts";

/** Row of the table `meta`: hash of the content that a site was told of. */
const TOLD = "told";

/** Brings the database at Cloudflare up to date, which itself knows what it holds. */
export async function ensureRemoteContent(
  { databases }: Pick<Resolved, "databases">,
  allowRemoval: boolean,
): Promise<Imported> {
  const problems = placeholders(databases);
  // Wrangler would say so too, but advise what does not help here.
  const account = problems.length > 0 ? undefined : await accountProblem();
  if (account !== undefined) problems.push(account);
  if (problems.length > 0) throw new Failure(problems.join("\n✗ "));
  const content = await readContent();
  const { meta, report } = await step(
    async () => {
      await applyMigrations("remote");
      const meta = await readMeta("remote");
      const isCurrent = meta.get("content") === content.hash;
      const report = isCurrent ? [] : await importContent(content, "remote", meta, allowRemoval);
      return { meta, report };
    },
    ({ report }) =>
      report.length > 0
        ? `content imported into the remote database: ${describeContent(content)}`
        : "the remote database is up to date",
  );
  for (const line of report) console.log(line);
  const told = insert("meta", [{ name: TOLD, value: content.hash }]);
  return {
    report,
    content,
    isDue: meta.get("content") !== content.hash || meta.get(TOLD) !== content.hash,
    told: () => executeSql(`DELETE FROM meta WHERE name = '${TOLD}';\n${told};\n`, "remote"),
  };
}
