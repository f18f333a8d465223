import type { Plugin } from "vite";
import { type LeftOut, leaveOut } from "./leave-out.ts";
import { react, reactDom, reactDomClient } from "./react.ts";
import { reactRouter } from "./react-router.ts";

/** By the end of a file's path. */
const files: Record<string, LeftOut> = {
  "/react/cjs/react.production.js": react,
  "/react-dom/cjs/react-dom.production.js": reactDom,
  "/react-dom/cjs/react-dom-client.production.js": reactDomClient,
  ...Object.fromEntries(
    Object.entries(reactRouter).map(([path, leftOut]) => [
      `/react-router/dist/production/lib/${path}`,
      leftOut,
    ]),
  ),
};

/**
 * Leaves out of the browser's React and router what this site has no use for:
 * about a sixth of what a visitor would have to load before a page is alive.
 * The server's are whole. See docs/decisions/0008-client-size.md.
 */
export function leanLibraries(): Plugin {
  const missing = new Set(Object.keys(files));
  return {
    name: "lean-libraries",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const file = Object.keys(files).find((path) => id.endsWith(path));
      const leftOut = file && files[file];
      if (!leftOut) return;
      missing.delete(file);
      try {
        return { code: leaveOut(code, leftOut), map: null };
      } catch (cause) {
        throw new Error(`${id} ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`the build has no ${[...missing].join(", ")}`);
    },
  };
}
