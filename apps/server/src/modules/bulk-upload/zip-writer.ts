import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const deflate = promisify(deflateRaw);
const methods = { stored: 0, deflated: 8 } as const;

interface Packed extends ZipPart {
  readonly method: number;
  readonly data: Uint8Array;
}

/** An archive of compressed parts. */
export async function deflatedZip(parts: readonly ZipPart[]): Promise<Buffer> {
  return archive(
    await Promise.all(
      parts.map(async (part) => ({ ...part, method: methods.deflated, data: await deflate(part.bytes) })),
    ),
  );
}

/** An archive of parts as they are. */
export const storedZip = (parts: readonly ZipPart[]): Buffer =>
  archive(parts.map((part) => ({ ...part, method: methods.stored, data: part.bytes })));

/** Names are UTF-8, and every part has the first date that the format knows. */
const utf8Names = 0x0800;
const firstDate = 0x0021;

function archive(parts: readonly Packed[]): Buffer {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const facts = factsOf(part, name.length);
    const local = Buffer.concat([signature(0x04034b50), facts, name]);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), facts, position, name);
    chunks.push(local, part.data);
    offset += local.length + part.data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...chunks, list, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** What stands in front of a part and again in the directory. */
function factsOf({ bytes, data, method }: Packed, nameLength: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(utf8Names, 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt16LE(firstDate, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(nameLength, 22);
  return facts;
}
