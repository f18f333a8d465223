/** An error that the user of a script can fix: its message is shown without a stack. */
export class Failure extends Error {
  override readonly name: string = "Failure";
}

/** Runs a script; a {@link Failure} ends it with its message, anything else is a fault and shows its stack. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  // Whoever reads it has read enough: `| head`.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    throw error;
  });
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? `✗ ${error.message}` : error);
    process.exit(1);
  }
}

/** Why a call failed, with what caused it: `fetch failed: ECONNREFUSED`. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
