import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipPart {
  /** Path inside the archive. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The earliest time of the format, so that the same parts always make the same archive. */
const mtime = new Date(1980, 0, 1);

/** An archive of parts in memory. */
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

export interface ZipSource {
  /** Path inside the archive. */
  readonly name: string;
  /** Default unknown before its end. */
  readonly size?: number;
  /** `2026-11-27T16:20:30` on the clock of the readers, as an archive has no time zone. Default the earliest. */
  readonly localTime?: string;
  /** Called when it is the turn of this part. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** An archive of parts that are read one after the other, at the speed of its reader; not compressed by default. */
export function zipStream(
  parts: Iterable<ZipSource>,
  { compress = false }: { readonly compress?: boolean } = {},
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const { outputStream } = zip;
  let source: Readable | undefined;
  const fail = (error: Error) => (outputStream as Readable).destroy(error);
  zip.on('error', fail);
  for (const { name, size, localTime, bytes } of parts) {
    const modified = localTime === undefined ? mtime : new Date(localTime);
    const options = {
      compress,
      mtime: modified,
      forceDosTimestamp: true,
      ...(size !== undefined && { size }),
    };
    zip.addReadStreamLazy(name, options, (done) => {
      source = Readable.from(bytes(), { objectMode: false });
      source.on('error', fail);
      done(null, source);
    });
  }
  outputStream.once('close', () => source?.destroy());
  zip.end();
  return outputStream as Readable;
}
