import type { Resolved } from "../settings/read-settings.ts";
import type { Settings } from "../settings/setting.ts";
import { placeholders } from "../settings/wrangler-file.ts";
import type { Target } from "./options.ts";

/**
 * Finds settings in wrangler.toml that would fail or have unexpected effects after a deployment. Problems prevent the
 * deployment. Notices are only printed.
 */
export function checkConfiguration(
  resolved: Resolved,
  target?: Target,
): { problems: string[]; notices: string[] } {
  const { settings, databases, content, warnings, requiredSecrets } = resolved;
  const problems = [...warnings, ...checkOthers(resolved)];
  // With an external content service, placeholder databases are no problem, because the deployment leaves them out.
  if (content?.from !== "upstream") problems.push(...placeholders(databases));
  if (!content)
    problems.push("wrangler.toml has no source of content: add UPSTREAM_ORIGIN or the database DB");
  if (content?.from === "upstream" && !requiredSecrets.includes("UPSTREAM_KEY")) {
    problems.push(
      `UPSTREAM_ORIGIN is set (${content.place}): add UPSTREAM_KEY to required below [secrets], so that nothing is deployed without the key`,
    );
  }
  const siteOrigin = settings.get("SITE_ORIGIN")?.value;
  if (siteOrigin)
    return { problems: [...problems, ...checkDomain(siteOrigin, resolved)], notices: [] };
  // The address of a preview is known only after its upload.
  if (target && target !== "preview") {
    problems.push(
      `SITE_ORIGIN is not set: add it to wrangler.toml, because the smoke test of ${target} needs it`,
    );
  } else if (!target && isProduction(resolved)) {
    problems.push(
      "SITE_ORIGIN is not set: production needs the site's address for its canonical links; for a trial, the address at workers.dev is enough",
    );
  }
  const notice =
    "SITE_ORIGIN is not set: Workers Cache stores no pages even if it is on, and files of earlier builds are not kept";
  return { problems, notices: [notice] };
}

/**
 * Whether the settings are for production. If wrangler.toml has no section for production, the settings at the top of
 * the file are for production.
 */
function isProduction({ environment, others }: Resolved): boolean {
  const hasSection = others.some((other) => other.environment === "production");
  return environment === "production" || (environment === undefined && !hasSection);
}

/**
 * The names of secrets that sign calls. A signature does not cover the host, so a call that was signed for one
 * environment would be valid in another environment with the same key. So each environment needs its own keys.
 */
const KEYS = ["UPSTREAM_KEY", "INVALIDATION_KEY"];
/** The least length of a key, in characters. 32 hexadecimal digits have 128 bits, which nobody can guess. */
const MIN_KEY_LENGTH = 32;

/**
 * Finds problems with the keys in a file of secrets.
 *
 * @param others the settings in the other environments' files of secrets.
 */
export function keyProblems(own: Settings, others: readonly Settings[]): string[] {
  const keys = keysOf(own);
  const short = keys
    .filter(({ value }) => value.length < MIN_KEY_LENGTH)
    .map(
      ({ name, place, value }) =>
        `${place} ${name} has ${value.length} characters, so it could be guessed: use at least ${MIN_KEY_LENGTH}, for example the output of openssl rand -hex 32`,
    );
  const [first, second] = keys;
  const equal =
    first && first.value === second?.value
      ? [
          `${first.place} ${first.name} and ${second.name} are equal: whoever has the content service's key could purge the site; use another key`,
        ]
      : [];
  const shared = keys.flatMap((mine) =>
    others
      .flatMap(keysOf)
      .filter((theirs) => theirs.value === mine.value)
      .map(
        (theirs) =>
          `${mine.place} ${mine.name} equals ${theirs.name} of ${theirs.place}: whoever records a call to one site could repeat it at the other; use another key`,
      ),
  );
  return [...short, ...equal, ...shared];
}

function keysOf(settings: Settings) {
  return KEYS.flatMap((name) => {
    const setting = settings.get(name);
    return setting?.value ? [{ name, ...setting }] : [];
  });
}

/**
 * Reports environments with the same worker name or domain. A deployment to one of them would replace the site of the
 * other.
 */
function checkOthers({ environment, worker, routes, others }: Resolved): string[] {
  const own = labelOf(environment);
  return others.flatMap((other) => {
    const hosts = other.routes.map(hostOf);
    const taken = [...new Set(routes.map(hostOf))].filter((host) => hosts.includes(host));
    const owner = labelOf(other.environment);
    const problems = [];
    if (worker === other.worker) {
      problems.push(
        `wrangler.toml: ${own} would replace the worker ${worker} of ${owner}; give one of the two another name`,
      );
    }
    if (taken.length > 0) {
      problems.push(
        `wrangler.toml: ${own} would take ${taken.join(", ")} from ${owner}; set routes = [] or another domain in one of the two`,
      );
    }
    return problems;
  });
}

function labelOf(environment: string | undefined): string {
  return environment === undefined ? "the top level" : `env.${environment}`;
}

function hostOf(pattern: string): string {
  return pattern.split("/", 1)[0] ?? pattern;
}

/** Checks that SITE_ORIGIN and `routes` in wrangler.toml name the same domain. */
function checkDomain(siteOrigin: string, { routes }: Resolved): string[] {
  if (!URL.canParse(siteOrigin)) return [];
  const { hostname } = new URL(siteOrigin);
  if (routes.length === 0) {
    return hostname.endsWith(".workers.dev")
      ? []
      : [
          `wrangler.toml has SITE_ORIGIN ${siteOrigin}, but no route to it, so the worker would only be available at workers.dev; add routes = [{ pattern = "${hostname}", custom_domain = true }]`,
        ];
  }
  if (routes.some((pattern) => hostOf(pattern) === hostname)) return [];
  return [
    `wrangler.toml routes: SITE_ORIGIN has the host ${hostname}, but the routes are ${routes.join(", ")}; they must agree`,
  ];
}
