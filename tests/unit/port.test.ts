import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { ensureFree } from "../../tools/local/port.ts";

async function listen() {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test("if another program uses a port, the message names the port and says what to do", async () => {
  const { port, close } = await listen();
  await expect(ensureFree(port)).rejects.toThrow(
    `port ${port} is taken: stop the other program, or choose another port with -- --port ${port + 1}`,
  );
  close();
});

test("a port that no program uses is free, and port 0 is always free", async () => {
  const { port, close } = await listen();
  close();
  await expect(ensureFree(port)).resolves.toBeUndefined();
  await expect(ensureFree(0)).resolves.toBeUndefined();
});
