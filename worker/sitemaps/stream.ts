/**
 * The pieces as a stream that makes each one only when it is read. A piece that
 * fails breaks the stream, so that what was sent cannot be taken for complete.
 *
 * @param first was made already: who has it knows the status of the answer.
 */
export function streamPieces(
  first: string,
  rest: AsyncGenerator<string, void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let made: string | undefined = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = made ?? (await rest.next()).value;
        made = undefined;
        if (piece === undefined) controller.close();
        else controller.enqueue(encoder.encode(piece));
      },
      async cancel() {
        await rest.return();
      },
    },
    // The platform would make one piece in advance.
    { highWaterMark: 0 },
  );
}

/** The same pieces; `onEnd` is told when no more will be made, once the first has been asked for. */
export async function* untilEnd(
  pieces: AsyncGenerator<string, void>,
  onEnd: () => void,
): AsyncGenerator<string, void> {
  try {
    yield* pieces;
  } finally {
    onEnd();
  }
}
