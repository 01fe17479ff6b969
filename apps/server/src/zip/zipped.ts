import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipPart {
  /** Path inside the archive. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The first moment that the format knows: the same parts make the same archive at any time. */
const mtime = new Date(1980, 0, 1);

/** An archive of parts that are in memory, as a whole. */
export function zipped(parts: readonly ZipPart[], { compress }: { compress: boolean }): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes } of parts)
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, {
      compress,
      mtime,
      forceDosTimestamp: true,
    });
  zip.end();
  return buffer(zip.outputStream);
}
