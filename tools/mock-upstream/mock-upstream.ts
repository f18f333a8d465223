import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { ensureFree } from "../local/port.ts";
import { allFaults } from "./faults.ts";
import { startContentServer } from "./server.ts";
import { smallSite } from "./small-site.ts";

const USAGE = `npm run mock-upstream -- [options]
  --port 9100            the port; 0 stands for any free port
  --key small-site-key   the key of the signatures, which use HMAC-SHA-256
  --user web-portal      the user who signs the calls
  --delay 2000           milliseconds before each response
  --fault "HTTP 500"     the fault with which the service responds to every call: ${allFaults.join(", ")}`;

/**
 * `npm run mock-upstream` starts a mock content service that checks signatures strictly. It is meant for developers
 * of sites and of content services.
 */
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

  To serve the site with this content   npm start -- --var UPSTREAM_ORIGIN:${server.origin} --var UPSTREAM_KEY:${key}
  To check this service                 UPSTREAM_KEY=${key} npm run check-upstream -- ${server.origin}
`);
});
