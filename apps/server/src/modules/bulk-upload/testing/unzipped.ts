import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Every part of a trusted archive. */
export async function unzipped(bytes: Buffer): Promise<{ name: string; bytes: Buffer }[]> {
  const parts: { name: string; bytes: Buffer }[] = [];
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry())
    parts.push({ name: entry.fileName, bytes: await buffer(await zip.openReadStreamPromise(entry)) });
  return parts;
}
