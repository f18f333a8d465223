import type { Plugin } from "vite";

/**
 * Keeps the styles of modules that nothing asks for class names: parts that the
 * server alone renders are imported by the browser's code for their styles only.
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
