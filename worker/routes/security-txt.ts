import type { Context } from "hono";
import { company } from "../../shared/site.ts";
import type { AppEnv } from "../app-env.ts";
import type { Effects } from "../config/effects.ts";
import { ONE_DAY, PRIVATE_TO_HOST } from "../responses/cache-headers.ts";

const DAY_MS = 86_400_000;
/** RFC 9116 section 2.5.5 recommends less than a year. */
const VALID_DAYS = 180;

/** Contact for security reports (RFC 9116). */
export function securityTxt({ now }: Pick<Effects, "now">) {
  return (c: Context<AppEnv>): Response => {
    const midnight = Math.floor(now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: mailto:${company.securityContact}`,
      `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
      "Preferred-Languages: zh, en",
      `Canonical: ${c.get("origin")}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, {
      "cache-control": ONE_DAY,
      ...PRIVATE_TO_HOST,
    });
  };
}
