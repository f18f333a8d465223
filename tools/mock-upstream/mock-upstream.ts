import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { ensureFree } from "../local/port.ts";
import { allFaults } from "./faults.ts";
import { startContentServer } from "./server.ts";
import { smallSite } from "./small-site.ts";

const USAGE = `npm run mock-upstream -- [options]
  --port 9100            0 is any free one
  --key small-site-key   the signing key; HMAC-SHA-256
  --user web-portal
  --delay 2000           milliseconds before each response
  --fault "HTTP 500"     what every call meets: ${allFaults.join(", ")}`;

/** A content service for developers of content services and of sites. It checks signatures strictly. */
await runScript(async () => {
  const { values } = readOptions(USAGE, {
    options: {
      port: { type: "string", default: "9100" },
      key: { type: "string", default: smallSite.key },
      user: { type: "string", default: "web-portal" },
      delay: { type: "string", default: "0" },
      fault: { type: "string" },
    },
  });
  const { key, user } = values;
  const [port, ms] = [Number(values.port), Number(values.delay)];
  const fault = allFaults.find((name) => name === values.fault);
  if (values.fault !== undefined && !fault) {
    throw new Failure(`there is no fault “${values.fault}”\n\n${USAGE}`);
  }
  await ensureFree(port);
  const server = await startContentServer({ ...smallSite, key, user, port });
  server.behaviour.delay = { path: /./, ms };
  server.behaviour.faultOf = () => fault;
  server.behaviour.onCall = (line) => console.log(line);
  console.log(`Ready: ${server.origin}

  The site over it   npm start -- --var UPSTREAM_ORIGIN:${server.origin} --var UPSTREAM_KEY:${key}
  A check of it      UPSTREAM_KEY=${key} npm run check-upstream -- ${server.origin}
`);
});
