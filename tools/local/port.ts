import { createServer } from "node:net";
import { Failure } from "../cli/failure.ts";

/** The addresses to which localhost may resolve. */
const HOSTS = ["127.0.0.1", "::1"];

/**
 * Rejects with a {@link Failure} if another program listens on the port. Port 0 always passes, because it stands for
 * any free port.
 */
export async function ensureFree(port: number): Promise<void> {
  if (port === 0) return;
  const taken = await Promise.all(HOSTS.map((host) => isTaken(port, host)));
  if (!taken.includes(true)) return;
  throw new Failure(
    `port ${port} is taken: stop the other program, or choose another port with -- --port ${port + 1}`,
  );
}

/** Whether a program listens on the port at this address. If the machine lacks the address, the port counts as free. */
function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
