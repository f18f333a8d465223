/** Something that whoever started the script can put right: the message says what, and no stack is shown. */
export class Failure extends Error {
  override readonly name: string = "Failure";
}

/** Runs a script; a {@link Failure} ends it with its message, anything else is a fault and shows its stack. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? `✗ ${error.message}` : error);
    process.exit(1);
  }
}
