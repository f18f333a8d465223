import { accountProblem } from "../cloudflare-account.ts";
import { Failure } from "../failure.ts";
import { placeholders } from "../settings/placeholders.ts";
import type { Resolved } from "../settings/read-settings.ts";
import { step } from "../steps.ts";
import { describeContent, readContent } from "./content.ts";
import { updateRemote } from "./import-content.ts";

/** The same for the database at Cloudflare, which itself knows what it holds. */
export async function ensureRemoteContent({
  databases,
}: Pick<Resolved, "databases">): Promise<boolean> {
  const problems = placeholders(databases);
  // Wrangler would say so too, but advise what does not help here.
  const account = problems.length > 0 ? undefined : await accountProblem();
  if (account !== undefined) problems.push(account);
  if (problems.length > 0) throw new Failure(problems.join("\n✗ "));
  const content = await readContent();
  const report = await step(
    () => updateRemote(content),
    ({ length }) =>
      length > 0
        ? `content imported into the remote database: ${describeContent(content)}`
        : "the remote database is up to date",
  );
  for (const line of report) console.log(line);
  return report.length > 0;
}
