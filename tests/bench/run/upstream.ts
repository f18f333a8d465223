import { startContentServer } from "../../../tools/mock-upstream/server.ts";
import { benchContent } from "./content.ts";

/** The content service that the benchmarks share. */
export interface BenchUpstream extends AsyncDisposable {
  /** Refuses calls that are not signed. */
  origin: string;
  key: string;
  /** The same content without signatures, for the plain worker. */
  plainOrigin: string;
  /** Milliseconds before each response. */
  delay(milliseconds: number): void;
}

export async function startBenchUpstream(): Promise<BenchUpstream> {
  const content = benchContent();
  const signed = await startContentServer(content);
  const plain = await startContentServer({ ...content, isOpen: true });
  return {
    origin: signed.origin,
    key: content.key,
    plainOrigin: plain.origin,
    delay(ms) {
      const delay = ms === 0 ? undefined : { path: /./, ms };
      for (const { behaviour } of [signed, plain]) behaviour.delay = delay;
    },
    async [Symbol.asyncDispose]() {
      await plain.close();
      await signed.close();
    },
  };
}
