import { SIGNATURE_ALGORITHMS } from "../../worker/crypto/signing.ts";
import { Failure, runScript } from "../failure.ts";
import { readOptions } from "../options.ts";
import { readSettings } from "../settings/read-settings.ts";
import { checkUpstream } from "./check.ts";
import type { Upstream } from "./client.ts";

const USAGE = `npm run check-upstream -- https://cms.example.com [options]
  --key …              the signing key; else UPSTREAM_KEY of the environment or of .dev.vars
  --user web-portal
  --algorithm HMAC-SHA-256   or ${SIGNATURE_ALGORITHMS.slice(1).join(", ")}
  --domain 38          the content domain`;

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
  let [wrong, advised] = [0, 0];
  for await (const { name, problem, isAdvice } of checkUpstream(upstream)) {
    if (problem === undefined) console.log(`✓ ${name}`);
    else console.log(`${isAdvice ? "!" : "✗"} ${name}: ${problem}`);
    if (problem !== undefined && isAdvice) advised++;
    if (problem !== undefined && !isAdvice) wrong++;
  }
  if (wrong > 0) throw new Failure(`${upstream.origin}: ${wrong} to put right`);
  const advice = advised > 0 ? `; ${advised} to think about (!)` : "";
  console.log(`\n${upstream.origin} can serve the site${advice}`);
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
