import { createServer } from "node:net";
import { Failure } from "../cli/failure.ts";

/** The addresses of localhost. */
const HOSTS = ["127.0.0.1", "::1"];

/** Rejects with a {@link Failure} if another program listens on the port. Port 0 means any free port. */
export async function ensureFree(port: number): Promise<void> {
  if (port === 0) return;
  const taken = await Promise.all(HOSTS.map((host) => isTaken(port, host)));
  if (!taken.includes(true)) return;
  throw new Failure(
    `port ${port} is taken: end the other program, or choose another port with -- --port ${port + 1}`,
  );
}

/** Whether a port is taken. If the machine does not have this host, no port of the host can be taken. */
function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
