import { createServer } from "node:net";
import { expect, test } from "vitest";
import { ensureFree } from "../../tools/local/port.ts";

function listen(host: string): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, host, () => {
      const address = server.address();
      const port = typeof address === "object" ? (address?.port ?? 0) : 0;
      resolve({ port, close: () => server.close() });
    });
  });
}

test("a port that another program has is named, with what to do", async () => {
  const { port, close } = await listen("127.0.0.1");
  await expect(ensureFree(port)).rejects.toThrow(
    `port ${port} is taken: end the other program, or choose another port with -- --port ${port + 1}`,
  );
  close();
});

test("a port that nobody has is free, and so is any", async () => {
  const { port, close } = await listen("127.0.0.1");
  await new Promise<void>((resolve) => {
    close();
    resolve();
  });
  await expect(ensureFree(port)).resolves.toBeUndefined();
  await expect(ensureFree(0)).resolves.toBeUndefined();
});
