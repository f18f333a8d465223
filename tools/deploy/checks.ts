import { placeholders } from "../settings/placeholders.ts";
import type { Resolved } from "../settings/read-settings.ts";

/** What stands in the way of a deployment, and what an operator should know of before it. */
export interface Findings {
  problems: string[];
  notices: string[];
}

/** Finds settings in wrangler.toml that would fail or surprise once deployed. */
export function checkConfiguration(resolved: Resolved): Findings {
  const { settings, databases, content, warnings } = resolved;
  const problems = [...warnings, ...placeholders(databases), ...checkRoutes(resolved)];
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

/** A domain leads to one worker: who deploys another environment with it takes it away from production. */
function checkRoutes({ environment, routes, productionRoutes }: Resolved): string[] {
  const production = productionRoutes.map(hostOf);
  const taken = routes.map(hostOf).filter((host) => production.includes(host));
  if (taken.length === 0) return [];
  return [
    `wrangler.toml env.${environment} would take ${taken.join(", ")} from production: put routes = [], or a domain of its own, below [env.${environment}]`,
  ];
}

function hostOf(pattern: string): string {
  return pattern.split("/", 1)[0] ?? pattern;
}

/** The domain is set in two sections of one file; they must agree. */
function checkDomain(siteOrigin: string, { routes }: Resolved): string[] {
  if (routes.length === 0 || !URL.canParse(siteOrigin)) return [];
  const { hostname } = new URL(siteOrigin);
  if (routes.some((pattern) => hostOf(pattern) === hostname)) return [];
  return [`wrangler.toml routes: none of ${routes.join(", ")} is SITE_ORIGIN's ${hostname}`];
}
