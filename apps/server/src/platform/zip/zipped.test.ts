import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { zipStream } from './zipped.ts';

/** The content of an archive by name, as a reader finds it. */
async function unzipped(archive: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(archive, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const found = new Map<string, string>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        void buffer(stream).then((bytes) => {
          found.set(entry.fileName, bytes.toString());
          zip.readEntry();
        }, reject);
      }),
    );
    zip.readEntry();
  });
  return found;
}

test.each([1, 500])('an archive of %d files opens, with each of them complete', async (count) => {
  const content = (index: number) => `file ${index} ${'x'.repeat(index * 7)}`;
  const parts = Array.from({ length: count }, (_, index) => ({
    name: `Größe ${index}.pdf`,
    size: content(index).length,
    bytes: () => Readable.from([Buffer.from(content(index))]),
  }));
  const found = await unzipped(await buffer(zipStream(parts)));
  expect([...found.keys()]).toEqual(parts.map(({ name }) => name));
  expect([...found.values()]).toEqual(parts.map((_, index) => content(index)));
});

test('an entry has its own time, and the earliest by default', async () => {
  const part = { name: 'a', bytes: () => Readable.from([Buffer.from('x')]) };
  const parts = [part, { ...part, name: 'b', localTime: '2026-11-27T16:20:30' }];
  const archive = await buffer(zipStream(parts));
  const times: string[] = [];
  await new Promise<void>((resolve, reject) =>
    fromBuffer(archive, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry: Entry) =>
        times.push(entry.getLastModDate({ timezone: 'UTC', forceDosFormat: true }).toISOString()),
      );
      zip.on('end', resolve);
    }),
  );
  expect(times).toEqual(['1980-01-01T00:00:00.000Z', '2026-11-27T16:20:30.000Z']);
});

test('the same parts make the same archive, stored or compressed', async () => {
  const parts = [{ name: 'a.txt', bytes: () => Readable.from([Buffer.from('x'.repeat(10_000))]) }];
  const plain = await buffer(zipStream(parts));
  expect(await buffer(zipStream(parts))).toEqual(plain);
  expect(plain.length).toBeGreaterThan(10_000);
  expect((await buffer(zipStream(parts, { compress: true }))).length).toBeLessThan(1000);
});

test('the archive fails if a part fails or does not have the declared length', async () => {
  const failing = () =>
    new Readable({
      read() {
        this.destroy(new Error('Gone'));
      },
    });
  await expect(buffer(zipStream([{ name: 'a.txt', bytes: failing }]))).rejects.toThrow('Gone');
  const short = { name: 'a.txt', size: 7, bytes: () => Readable.from([Buffer.from('x')]) };
  await expect(buffer(zipStream([short]))).rejects.toThrow(/number of bytes/);
});
