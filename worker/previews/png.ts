import { concatenate } from "../concatenate.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BITS = 8;
const PALETTE_COLOURS = 3;

export interface IndexedPicture {
  width: number;
  height: number;
  /** One byte a pixel. */
  pixels: Uint8Array;
  /** Red, green and blue of each colour. */
  palette: Uint8Array;
}

/** A PNG with a palette (W3C PNG, third edition). */
export async function encodePng(picture: IndexedPicture): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, picture.width);
  view.setUint32(4, picture.height);
  header.set([BITS, PALETTE_COLOURS], 8);
  return concatenate([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", header),
    chunk("PLTE", picture.palette),
    chunk("IDAT", await deflate(scanLines(picture))),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** Each row behind the number of its filter: none, since neighbours in a palette are not alike. */
function scanLines({ width, height, pixels }: IndexedPicture): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return lines;
}

/** What the platform calls deflate is the zlib format (RFC 1950) that PNG wants. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
}

/** Length, type, data, and the checksum of the latter two. */
function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 255] ?? 0);
  return ~crc >>> 0;
}
