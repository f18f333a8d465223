/**
 * The chunks as a stream that produces each one on demand. An error breaks the stream, so that a
 * partial sitemap cannot be mistaken for a complete one.
 *
 * @param first was produced before, to determine the status of the response.
 */
export function streamChunks(
  first: string,
  rest: AsyncGenerator<string, void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let pending: string | undefined = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = pending ?? (await rest.next()).value;
        pending = undefined;
        if (chunk === undefined) controller.close();
        else controller.enqueue(encoder.encode(chunk));
      },
      async cancel() {
        await rest.return();
      },
    },
    // By default one chunk would be produced in advance.
    { highWaterMark: 0 },
  );
}

/** Passes the chunks through; calls `onEnd` once the generator has ended, provided it was started. */
export async function* withOnEnd(
  chunks: AsyncGenerator<string, void>,
  onEnd: () => void,
): AsyncGenerator<string, void> {
  try {
    yield* chunks;
  } finally {
    onEnd();
  }
}
