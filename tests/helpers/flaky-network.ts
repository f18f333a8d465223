import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Network {
  origin: string;
  /** Closes all connections, and refuses new ones until `open` is called. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/**
 * A proxy in front of a running site. A test can close it as if the visitor had lost the connection. The site itself
 * keeps running.
 */
export async function networkTo(site: string): Promise<Network> {
  const { port, hostname } = new URL(site);
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [visitor, upstream],
      [upstream, visitor],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on("error", () => other.destroy());
      socket.on("close", () => void (sockets.delete(socket) && other.destroy()));
    }
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => void server.listen(at, "localhost", resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    origin: `http://localhost:${own}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
    open: () => listen(own),
  };
}
