import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { checkSite, smokeTest } from "./checks.ts";
import { checkPlatform } from "./platform.ts";

const USAGE = `npm run smoke -- https://www.example.com
                            checks a running site with twelve requests: pages, headers, API, feed, sitemap, scripts,
                            and the content-changed call, signed if the environment has INVALIDATION_KEY
  --platform                checks the zone and Workers Cache instead: plain http, cache keys, queries, parts of films,
                            streaming and revalidation; with INVALIDATION_KEY, also whether a change becomes visible`;

/** `npm run smoke` checks a deployed or a local site. */
await runScript(async () => {
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { platform: { type: "boolean", default: false } },
  });
  const [address, ...more] = positionals;
  if (address === undefined) throw new Failure(`name the site to check\n\n${USAGE}`);
  if (more.length > 0) {
    throw new Failure(`name one site only, not also “${more.join(" ")}”\n\n${USAGE}`);
  }
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new Failure(`“${address}” is not an address that begins with https://\n\n${USAGE}`);
  }
  await smokeTest(new URL(address).origin, {}, values.platform ? checkPlatform : checkSite);
});
