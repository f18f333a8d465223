import { expect, test } from "vitest";
import { encodePng } from "./png.ts";

const picture = {
  width: 3,
  height: 2,
  pixels: Uint8Array.of(0, 1, 2, 2, 1, 0),
  palette: Uint8Array.of(20, 23, 26, 240, 89, 26, 244, 246, 247),
};

interface Chunk {
  type: string;
  data: Uint8Array<ArrayBuffer>;
  checksum: number;
}

function chunksOf(png: Uint8Array<ArrayBuffer>): Chunk[] {
  const view = new DataView(png.buffer);
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const data = png.slice(at + 8, at + 8 + length);
    chunks.push({ type, data, checksum: view.getUint32(at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

test("a PNG has its parts in order", async () => {
  const png = await encodePng(picture);
  expect(png.subarray(0, 8)).toEqual(Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10));
  const [header, palette, , end] = chunksOf(png);
  expect(header?.data).toEqual(Uint8Array.of(0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0));
  expect(palette?.data).toEqual(picture.palette);
  // The checksum that every PNG ends with.
  expect(end).toMatchObject({ type: "IEND", checksum: 0xae426082 });
});

test("a PNG holds each row behind its filter", async () => {
  const data = chunksOf(await encodePng(picture)).find(({ type }) => type === "IDAT")?.data;
  const stream = new Response(data).body?.pipeThrough(new DecompressionStream("deflate"));
  const lines = new Uint8Array(await new Response(stream).arrayBuffer());
  expect([...lines]).toEqual([0, 0, 1, 2, 0, 2, 1, 0]);
});
