import type { Resolved } from "../settings/read-settings.ts";

/** What stands in the way of a deployment, and what an operator should know of before it. */
export interface Findings {
  problems: string[];
  notices: string[];
}

/** Ids that wrangler.toml has until there is a database. */
const PLACEHOLDER = /^0{8}-0{4}-0{4}-0{4}-0{10}\d\d$/;

/** Finds settings in wrangler.toml that would fail or surprise once deployed. */
export function checkConfiguration(resolved: Resolved): Findings {
  const { settings, databases, content, warnings } = resolved;
  const problems = [...warnings];
  for (const { id, name, place } of databases) {
    if (!PLACEHOLDER.test(id)) continue;
    problems.push(
      `${place} database_id is a placeholder: run npx wrangler d1 create ${name} --location apac and put the id here`,
    );
  }
  if (!content) problems.push("wrangler.toml has neither UPSTREAM_ORIGIN nor the database DB");
  const notices = [];
  const siteOrigin = settings.get("SITE_ORIGIN")?.value;
  if (!siteOrigin) {
    notices.push(
      "SITE_ORIGIN is not set: the platform's cache stores no page, and files of the builds before are not kept",
    );
  } else {
    problems.push(...checkDomain(siteOrigin, resolved));
  }
  return { problems, notices };
}

/** The domain is set in two sections of one file; they must agree. */
function checkDomain(siteOrigin: string, { routes }: Resolved): string[] {
  if (routes.length === 0 || !URL.canParse(siteOrigin)) return [];
  const { hostname } = new URL(siteOrigin);
  if (routes.some((pattern) => pattern.split("/")[0] === hostname)) return [];
  return [`wrangler.toml routes: none of ${routes.join(", ")} is SITE_ORIGIN's ${hostname}`];
}

/** Compares the secrets that the worker has with those that its settings need; undefined where they are unknown. */
export function checkSecrets(
  { content }: Pick<Resolved, "content">,
  secrets: readonly string[] | undefined,
): Findings {
  if (!secrets) {
    return { problems: [], notices: ["secrets are not checked: wrangler cannot read their names"] };
  }
  const problems =
    content?.from === "upstream" && !secrets.includes("UPSTREAM_KEY")
      ? ["the secret UPSTREAM_KEY is missing: run npx wrangler secret put UPSTREAM_KEY"]
      : [];
  const notices = secrets.includes("INVALIDATION_KEY")
    ? []
    : ["the secret INVALIDATION_KEY is not set: changed content shows when caches have aged"];
  return { problems, notices };
}
