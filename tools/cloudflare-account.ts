import { captureTool } from "./spawn.ts";

const LOGGED_OUT = /"loggedIn":\s*false/;

/** Why wrangler cannot reach the account, with the remedy; undefined where it can. */
export async function accountProblem(capture = captureTool): Promise<string | undefined> {
  const { status, stdout, output } = await capture("wrangler", ["whoami", "--json"]);
  if (status === 0) return undefined;
  if (LOGGED_OUT.test(stdout)) {
    return "wrangler is not logged in: run npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID";
  }
  return `wrangler cannot reach Cloudflare:\n${output.trim()}`;
}
