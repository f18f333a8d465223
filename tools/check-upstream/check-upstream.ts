import { SIGNATURE_ALGORITHMS } from "../../worker/crypto/signing.ts";
import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { readSettings } from "../settings/read-settings.ts";
import { checkUpstream } from "./check.ts";
import type { Upstream } from "./client.ts";
import { checkPages } from "./pages.ts";
import type { Result } from "./result.ts";

const USAGE = `npm run check-upstream -- https://cms.example.com [options]
  --key …              the signing key; else UPSTREAM_KEY of the environment or of .dev.vars
  --user web-portal
  --algorithm HMAC-SHA-256   or ${SIGNATURE_ALGORITHMS.slice(1).join(", ")}
  --domain 38          the content domain: one for each locale`;

const OPTIONS = {
  allowPositionals: true,
  options: {
    key: { type: "string" },
    user: { type: "string" },
    algorithm: { type: "string" },
    domain: { type: "string" },
  },
} as const;

/** Checks a content service against the protocol (docs/content-service.openapi.yaml). */
await runScript(async () => {
  const upstream = await readUpstream();
  const results: Result[] = [];
  for (const check of [checkUpstream, checkPages]) {
    for await (const result of check(upstream)) {
      const { name, problem, isAdvice } = result;
      if (problem === undefined) console.log(`✓ ${name}`);
      else console.log(`${isAdvice ? "!" : "✗"} ${name}: ${problem}`);
      results.push(result);
    }
  }
  const problems = results.filter(({ problem }) => problem !== undefined);
  const wrong = problems.filter(({ isAdvice }) => !isAdvice).length;
  const pages = results.filter(({ isPage }) => isPage);
  const full = pages.filter(({ problem }) => problem === undefined).length;
  const summary = `${full} of ${pages.length} pages have content`;
  if (wrong > 0) throw new Failure(`${upstream.origin}: ${wrong} to put right\n${summary}`);
  const advised = problems.length - wrong;
  const advice = advised > 0 ? `; ${advised} to think about (!)` : "";
  console.log(`\n${upstream.origin} can serve the site${advice}\n${summary}`);
});

async function readUpstream(): Promise<Upstream> {
  const { values, positionals } = readOptions(USAGE, OPTIONS);
  const { settings } = await readSettings({ variables: process.env });
  const setting = (name: string) => settings.get(name)?.value || undefined;
  const [address = setting("UPSTREAM_ORIGIN") ?? ""] = positionals;
  if (!URL.canParse(address)) throw new Failure(`name the content service\n\n${USAGE}`);
  const key = values.key ?? setting("UPSTREAM_KEY");
  if (!key) {
    throw new Failure(`the signing key is missing: set UPSTREAM_KEY, or add --key …\n\n${USAGE}`);
  }
  const wanted = values.algorithm ?? setting("UPSTREAM_SIGNATURE_ALGORITHM") ?? "HMAC-SHA-256";
  const algorithm = SIGNATURE_ALGORITHMS.find((name) => name === wanted);
  if (!algorithm) throw new Failure(`there is no algorithm ${wanted}\n\n${USAGE}`);
  return {
    origin: new URL(address).origin,
    domainId: values.domain ?? setting("CONTENT_DOMAIN_ID") ?? "38",
    credentials: { key, user: values.user ?? setting("UPSTREAM_USER") ?? "web-portal", algorithm },
    fetch,
  };
}
