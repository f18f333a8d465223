import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  name: string;
  bytes: Buffer;
}

/** 1 January 2026, midnight, as DOS writes it: the same content is to give the same bytes. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const TIME = 0;
/** Names are UTF-8 (APPNOTE 4.4.4, bit 11). */
const UTF8 = 1 << 11;
const VERSION = 20;

/** A zip of files in memory, deflated where that makes them smaller. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { fields, data, name } = pack(entry);
    const local = Buffer.concat([signature(0x04034b50), fields, name, data]);
    directory.push(directoryEntry(fields, name, offset));
    bodies.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  return Buffer.concat([...bodies, index, end(entries.length, index.length, offset)]);
}

/** The part that a file's own header and the directory share (APPNOTE 4.3.7, from 4.4.3 on). */
function pack({ name, bytes }: ZipEntry) {
  const deflated = deflateRawSync(bytes, { level: 9 });
  const isSmaller = deflated.length < bytes.length;
  const data = isSmaller ? deflated : bytes;
  const nameBytes = Buffer.from(name);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(isSmaller ? 8 : 0, 4);
  fields.writeUInt16LE(TIME, 6);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(nameBytes.length, 22);
  return { fields, data, name: nameBytes };
}

/** APPNOTE 4.3.12. */
function directoryEntry(fields: Buffer, name: Buffer, offset: number): Buffer {
  const made = Buffer.alloc(2);
  made.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), made, fields, rest, name]);
}

/** APPNOTE 4.3.16. */
function end(count: number, length: number, offset: number): Buffer {
  const record = Buffer.alloc(18);
  record.writeUInt16LE(count, 4);
  record.writeUInt16LE(count, 6);
  record.writeUInt32LE(length, 8);
  record.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), record]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
