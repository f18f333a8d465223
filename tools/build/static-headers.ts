import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { hstsHeader } from "../../worker/config/config.ts";
import { readWranglerFile, WRANGLER_FILE } from "../settings/wrangler-file.ts";

/**
 * Writes `_headers`, the file with the headers of static files. Responses with static files do not pass through the
 * worker. Their `Strict-Transport-Security` header must have the same value as in pages, because a browser remembers
 * the last value that it has received.
 */
export function staticHeaders(): Plugin {
  return {
    name: "static-headers",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const environment = process.env.CLOUDFLARE_ENV || undefined;
      const { settings } = readWranglerFile(readFileSync(WRANGLER_FILE, "utf8"), environment);
      const source = headersOf(settings.get("HSTS")?.value);
      this.emitFile({ type: "asset", fileName: "_headers", source });
    },
  };
}

/**
 * The text of `_headers`, in the format of Workers static assets.
 *
 * @param hsts the value of the setting HSTS, which says what `Strict-Transport-Security` contains.
 */
export function headersOf(hsts: string | undefined): string {
  return `# The name of a built file contains a hash of its content.
/assets/*
  Cache-Control: public, max-age=31536000, immutable
# A film gets another name when it changes, so browsers may cache it for a week. In this week, a browser need not
# revalidate the parts of the film that it already has.
/media/video/*.mp4
  Cache-Control: public, max-age=604800
/*
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: ${hstsHeader(hsts)}
`;
}
