/** An error that the user of a script can correct. Its message is shown without a stack trace. */
export class Failure extends Error {
  override readonly name: string = "Failure";
}

/**
 * Runs a script. If it throws a {@link Failure}, only the failure's message is shown. Any other error is a bug in the
 * script and is shown with its stack trace.
 */
export async function runScript(main: () => Promise<void>): Promise<void> {
  // If the output goes to a program such as `head`, that program may close the pipe early. That is no error.
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

/** The messages of an error and of its cause, for example `fetch failed: ECONNREFUSED`. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
