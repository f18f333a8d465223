import { Failure } from "../cli/failure.ts";
import { accountProblem } from "../deploy/cloudflare-account.ts";
import { placeholders } from "../settings/placeholders.ts";
import type { Resolved } from "../settings/read-settings.ts";
import { step } from "../validate/steps.ts";
import { describeContent, readContent } from "./content.ts";
import { type Imported, type ImportOptions, updateRemote } from "./import-content.ts";

/** The same for the database at Cloudflare, which itself knows what it holds. */
export async function ensureRemoteContent(
  { databases }: Pick<Resolved, "databases">,
  options?: ImportOptions,
): Promise<Imported> {
  const problems = placeholders(databases);
  // Wrangler would say so too, but advise what does not help here.
  const account = problems.length > 0 ? undefined : await accountProblem();
  if (account !== undefined) problems.push(account);
  if (problems.length > 0) throw new Failure(problems.join("\n✗ "));
  const content = await readContent();
  const imported = await step(
    () => updateRemote(content, options),
    ({ report }) =>
      report.length > 0
        ? `content imported into the remote database: ${describeContent(content)}`
        : "the remote database is up to date",
  );
  for (const line of imported.report) console.log(line);
  return imported;
}
