import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { smokeTest } from "./checks.ts";

const USAGE = `npm run smoke -- https://www.example.com
                            checks a running site with twelve requests: pages, headers, API, feed, sitemap, scripts,
                            and the content-changed call, signed with INVALIDATION_KEY of the environment if it is set
  --header "Name: value"    sends this header with each, several times if need be`;

/** `npm run smoke`: a deployed or a local site. */
await runScript(async () => {
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { header: { type: "string", multiple: true, default: [] } },
  });
  const [address = "", ...more] = positionals;
  if (!/^https?:/.test(address) || !URL.canParse(address) || more.length > 0) {
    throw new Failure(`name one site\n\n${USAGE}`);
  }
  await smokeTest(new URL(address).origin, Object.fromEntries(values.header.map(readHeader)));
});

function readHeader(line: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
  if (!name || !value) throw new Failure(`--header needs "Name: value", not “${line}”`);
  return [name, value];
}
