import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { ConfigurationError, parseConfig } from "../env.ts";

/** Tells whether the settings are valid, naming the variable that is not; never a value. */
export function health(c: Context<AppEnv>): Response {
  try {
    const { upstream } = parseConfig(c.env);
    return answer(200, { status: "ok", upstream: upstream.embedded ? "embedded" : "external" });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return answer(500, { status: "misconfigured", message: error.message });
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
