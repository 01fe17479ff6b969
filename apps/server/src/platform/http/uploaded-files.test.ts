import { expect, test } from 'vitest';
import { Readable } from 'node:stream';
import type { IncomingBody } from './body.ts';
import { eachFile, wholeFile } from './uploaded-files.ts';

const maximum = 1000;
const limits = { field: 'files[]', maximumBytes: maximum, maximumFiles: 1 };
const read = async (request: IncomingBody) => {
  const [file] = await eachFile(request, limits, wholeFile);
  if (!file) throw new Error('There is no file.');
  return file;
};
const request = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    body: body ?? null,
    headers,
    duplex: 'half',
  } as RequestInit);

function formOf(...parts: readonly (readonly [field: string, content: string, name?: string])[]): FormData {
  const form = new FormData();
  for (const [field, content, name] of parts)
    if (name === undefined) form.append(field, content);
    else form.append(field, new File([content], name));
  return form;
}

test.each(['plain.xlsx', 'Zoë’s "list".xlsx', '../../etc/passwd', '張.xls', 'a;name="b".xls'])(
  'the file %s arrives with its name and its bytes (BULK-008)',
  async (name) => {
    const content = 'one\r\ntwo\r\n--three\r\n\0';
    const file = await read(request(formOf(['files[]', content, name])));
    expect([file.name, file.bytes.toString()]).toEqual([name, content]);
  },
);

test.each<[string, FormData]>([
  ['nothing', formOf()],
  ['a text', formOf(['files[]', 'text'])],
  ['a file under another name', formOf(['file', 'x', 'a.xlsx'])],
  ['two files', formOf(['files[]', 'x', 'a.xlsx'], ['files[]', 'y', 'b.xlsx'])],
  ['a text behind the file', formOf(['files[]', 'x', 'a.xlsx'], ['note', 'y'])],
  ['a text before the file', formOf(['note', 'y'], ['files[]', 'x', 'a.xlsx'])],
])('a form of %s is rejected (BULK-008)', async (_, form) => {
  const sent = request(form);
  // The stream of a form still enqueues after it was cancelled.
  const body = Readable.from([Buffer.from(await sent.arrayBuffer())]);
  await expect(read({ headers: sent.headers, body })).rejects.toMatchObject({ status: 400 });
});

test('rejects a form that ends in the middle of its file', async () => {
  const whole = new Uint8Array(await new Response(formOf(['files[]', 'content', 'a.xlsx'])).arrayBuffer());
  const type = `multipart/form-data; boundary=${/^--(\S+)/.exec(Buffer.from(whole).toString())?.[1]}`;
  for (const cut of [10, whole.length - 60, whole.length - 5])
    await expect(read(request(whole.slice(0, cut), { 'content-type': type }))).rejects.toMatchObject({
      status: 400,
    });
});

test.each(['application/json', 'multipart/form-data', 'multipart/form-data; boundary=', 'text/plain'])(
  'rejects a body of type %s',
  async (type) => {
    await expect(read(request('x', { 'content-type': type }))).rejects.toMatchObject({ status: 415 });
  },
);

test('accepts a file of the maximum size and rejects one byte more', async () => {
  const sized = (size: number) => request(formOf(['files[]', 'x'.repeat(size), 'a.xlsx']));
  expect((await read(sized(maximum))).bytes).toHaveLength(maximum);
  await expect(read(sized(maximum + 1))).rejects.toMatchObject({ status: 413 });
});

test('reads an endless body only up to the maximum size', async () => {
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += 4096;
      controller.enqueue(new Uint8Array(4096));
    },
  });
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  await expect(read(request(endless, type))).rejects.toMatchObject({ status: 413 });
  expect(given).toBeLessThan(maximum + 32 * 4096);
});

test('rejects a declared length over the maximum before reading', async () => {
  const untouched = new ReadableStream<Uint8Array>(
    { pull: () => Promise.reject(new Error('read')) },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' };
  await expect(read(request(untouched, headers))).rejects.toMatchObject({ status: 413 });
});
