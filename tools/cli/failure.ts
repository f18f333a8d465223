/** An error that the user of a script can fix: its message is shown without a stack. */
export class Failure extends Error {
  override readonly name: string = "Failure";
}

/**
 * Runs a script. A {@link Failure} ends it with the failure's message. Any other error is a fault of the
 * script and is shown with its stack.
 */
export async function runScript(main: () => Promise<void>): Promise<void> {
  // The reader of the output has closed it, as `| head` does. That is not an error.
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

/** The message of an error and of its cause: `fetch failed: ECONNREFUSED`. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
