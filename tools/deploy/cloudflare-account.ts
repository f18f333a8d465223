import { captureTool } from "../cli/spawn.ts";

const LOGGED_OUT = /"loggedIn":\s*false/;

/**
 * Why wrangler has no account to work with, with the remedy. Undefined where it has one; also
 * where that cannot be told, as with a token that may not read its user.
 */
export async function accountProblem(capture = captureTool): Promise<string | undefined> {
  const { stdout } = await capture("wrangler", ["whoami", "--json"]);
  if (!LOGGED_OUT.test(stdout)) return undefined;
  return "wrangler is not logged in: run npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID";
}
