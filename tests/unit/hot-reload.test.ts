import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/cli/root.ts";

test("client/development.ts imports React's refresh runtime from the same address as the components that Vite compiles", async () => {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    plugins: [react()],
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const result = await server.transformRequest("/client/development.ts");
    expect(result?.code).toContain('from "/@react-refresh"');
    expect(result?.code).toContain('import "/@vite/client"');
  } finally {
    await server.close();
  }
});
