/** Reads a file of client/public/preview-data. */
export type ReadData = (name: string) => Promise<Uint8Array>;

/** Files that every picture needs, inflated: they stay as long as the isolate does. */
const ALWAYS_READ = ["glyphs.bin", "glyphs-1.bin"];
const kept = new Map<string, Uint8Array>();

/** Reads through what is kept; the files of one build never change. */
export function keepingCommon(read: ReadData): ReadData {
  return async (name) => {
    const known = kept.get(name);
    if (known) return known;
    const bytes = await read(name);
    if (ALWAYS_READ.includes(name)) kept.set(name, bytes);
    return bytes;
  };
}

/** The files lie among the static assets, deflated. */
export function dataOf(assets: Pick<Fetcher, "fetch">): ReadData {
  return async (name) => {
    const answer = await assets.fetch(`https://assets.internal/preview-data/${name}`);
    if (!answer.ok || !answer.body) throw new Error(`${name} is not among the assets`);
    const inflated = answer.body.pipeThrough(new DecompressionStream("deflate"));
    return new Uint8Array(await new Response(inflated).arrayBuffer());
  };
}
