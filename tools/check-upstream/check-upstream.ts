import { text } from "node:stream/consumers";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { localeFacts } from "../../shared/i18n/locales.ts";
import { domainOf } from "../../worker/config/config.ts";
import { SIGNATURE_ALGORITHMS } from "../../worker/crypto/signing.ts";
import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { printResults } from "../cli/results.ts";
import { configOf, readSettings } from "../settings/read-settings.ts";
import { checkUpstream } from "./check.ts";
import type { Upstream } from "./client.ts";
import { checkPages } from "./pages.ts";

const USAGE = `npm run check-upstream -- https://cms.example.com [options]
  signs requests with UPSTREAM_KEY from the environment or from .dev.vars
  --key -              reads the signing key from the standard input instead
  --user web-portal    the user who signs the calls
  --algorithm HMAC-SHA-256   the algorithm of the signatures, one of ${SIGNATURE_ALGORITHMS.join(", ")}
  --domain ${localeFacts[defaultLocale].domainId}          the id of a content domain; each locale has a content domain`;

/** Checks a content service against the protocol (docs/content-service.openapi.yaml). */
await runScript(async () => {
  const upstream = await readUpstream();
  const calls = await printResults(checkUpstream(upstream));
  const pages = await printResults(checkPages(upstream));
  const problems = [...calls, ...pages].filter(({ problem }) => problem !== undefined);
  const wrong = problems.filter(({ isAdvice }) => !isAdvice).length;
  const all = pages.filter(({ isPage }) => isPage);
  const full = all.filter(({ problem }) => problem === undefined);
  const summary = `${full.length} of ${all.length} pages have content`;
  if (wrong > 0)
    throw new Failure(`${upstream.origin}: ${wrong} requirements are not met\n${summary}`);
  const advice = problems.length > 0 ? `; ${problems.length} recommendations, marked with !` : "";
  console.log(`\n${upstream.origin} can serve the site${advice}\n${summary}`);
});

async function readUpstream(): Promise<Upstream> {
  const string = { type: "string" } as const;
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { key: string, user: string, algorithm: string, domain: string },
  });
  if (positionals.length > 1) {
    throw new Failure(`name one content service, not also “${positionals[1]}”\n\n${USAGE}`);
  }
  const given = {
    UPSTREAM_ORIGIN: positionals[0],
    UPSTREAM_KEY: await readKey(values.key),
    UPSTREAM_USER: values.user,
    UPSTREAM_SIGNATURE_ALGORITHM: values.algorithm,
    CONTENT_DOMAIN_ID: values.domain,
  };
  const settings = new Map((await readSettings({ variables: process.env })).settings);
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) settings.set(name, { value, place: "the command line" });
  }
  if (!settings.get("UPSTREAM_ORIGIN")?.value) {
    throw new Failure(`name the address of the content service\n\n${USAGE}`);
  }
  if (!settings.get("UPSTREAM_KEY")?.value) {
    throw new Failure(`the signing key is missing: set UPSTREAM_KEY, or add --key -\n\n${USAGE}`);
  }
  const config = configOf(settings);
  const { upstream } = config;
  return {
    origin: upstream.origin,
    domainId: String(domainOf(config, defaultLocale)),
    credentials: upstream,
    fetch,
  };
}

/**
 * Reads the key from standard input if the option is `--key -`. The key itself cannot be an argument, because it would
 * then stay in the shell's history and be visible in the list of processes.
 */
async function readKey(option: string | undefined): Promise<string | undefined> {
  if (option === undefined) return undefined;
  if (option !== "-") {
    throw new Failure(
      `a key on the command line stays in the shell's history: set UPSTREAM_KEY, or use --key - and pass the key on standard input\n\n${USAGE}`,
    );
  }
  return (await text(process.stdin)).trim();
}
