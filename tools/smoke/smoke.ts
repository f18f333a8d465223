import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { smokeTest } from "./checks.ts";

const USAGE = `npm run smoke -- https://www.example.com
                            checks a running site with twelve requests: pages, headers, API, feed, sitemap, scripts,
                            and the content-changed call, signed with INVALIDATION_KEY of the environment if it is set`;

/** `npm run smoke`: a deployed or a local site. */
await runScript(async () => {
  const { positionals } = readOptions(USAGE, { allowPositionals: true });
  const [address = "", ...more] = positionals;
  if (!/^https?:/.test(address) || !URL.canParse(address) || more.length > 0) {
    throw new Failure(`name one site\n\n${USAGE}`);
  }
  await smokeTest(new URL(address).origin);
});
