import type { WranglerFile } from "./wrangler-file.ts";

/** Ids that wrangler.toml has until there is a database. */
const PLACEHOLDER = /^0{8}-0{4}-0{4}-0{4}-0{10}\d\d$/;

/** What to do about databases that do not exist yet. */
export function placeholders(databases: WranglerFile["databases"]): string[] {
  return databases
    .filter(({ id }) => PLACEHOLDER.test(id))
    .map(
      ({ name, place }) =>
        `${place} database_id is a placeholder: run npx wrangler d1 create ${name} --location apac and put the id here`,
    );
}
