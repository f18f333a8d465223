import type { Plugin } from "vite";

/**
 * Keeps the styles of modules whose class names are unused: the client imports
 * parts that only the server renders for their styles alone.
 */
export function serverStyles(): Plugin {
  return {
    name: "server-styles",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}
