import { step } from "../steps.ts";
import { describeContent, readContent } from "./content.ts";
import { updateRemote } from "./import-content.ts";

/** The same for the database at Cloudflare, which itself knows what it holds. */
export async function ensureRemoteContent(): Promise<boolean> {
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
