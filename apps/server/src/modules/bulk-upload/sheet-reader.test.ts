import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../../platform/http/http-error.ts';
import { createConcurrencyLimits } from '../../platform/limits/concurrency-limits.ts';
import { workClasses } from '../../config/work-classes.ts';
import { sheetReader, type ReadSheet } from './sheet-reader.ts';
import { workbookWith, worksheetOf } from './testing/hostile-files.ts';
import { sheetOf } from './testing/upload.ts';

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 });

const uploader = { globalId: 'G', displayName: 'G', email: 'g@post.example', location: null, group: null };
const permitted = { subBrands: ['Harbour Direct'], products: ['Cash', 'Shares'], owners: [], uploader };
const taskOf = (bytes: Buffer) => ({ kind: 'xlsx' as const, bytes: new Uint8Array(bytes), permitted });
const resultOf = async (reading: Promise<ReadSheet>) => (await reading).result;
const large = () => workbookWith({ 'xl/worksheets/sheet1.xml': worksheetOf(20_000) });

test('reading that takes too long is given up', async () => {
  const read = sheetReader({ timeoutMs: 1 });
  expect(await resultOf(read(taskOf(await large())))).toEqual({ outcome: 'heavy' });
});

test('reading that takes too much memory is given up, and the process goes on', async () => {
  const read = sheetReader({ heap: 24 });
  expect(await resultOf(read(taskOf(await large())))).toEqual({ outcome: 'heavy' });
  expect(await resultOf(sheetReader()(taskOf(await sheetOf({}))))).toMatchObject({ outcome: 'good' });
});

/** One file at a time, and so many that wait. */
const narrow = (maxQueued: number) =>
  createConcurrencyLimits({
    ...workClasses,
    spreadsheet: { perUser: 1, perTenant: 1, perProcess: 1, maxQueued, queueTimeout: 60, retryAfter: 1 },
  });

test('files wait for their turn, and beyond the queue they are refused', async () => {
  const read = sheetReader({ concurrency: narrow(2) });
  const bytes = await sheetOf({});
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => read(taskOf(bytes))));
  expect(
    outcomes.map((each) =>
      each.status === 'fulfilled'
        ? each.value.result.outcome
        : each.reason instanceof HttpError && each.reason.status,
    ),
  ).toEqual(['good', 'good', 'good', 429, 429]);
  expect(await resultOf(read(taskOf(bytes)))).toMatchObject({ outcome: 'good' });
});

test('a file that is given up makes room for the next', async () => {
  const read = sheetReader({ concurrency: narrow(1), timeoutMs: 1 });
  const bytes = await large();
  for (const _ of [1, 2, 3]) expect(await resultOf(read(taskOf(bytes)))).toEqual({ outcome: 'heavy' });
});

test('a file is handed to its reader, not copied, and is told by its hash', async () => {
  const bytes = await sheetOf({});
  const task = taskOf(bytes);
  const { hash } = await sheetReader()(task);
  expect(task.bytes.byteLength).toBe(0);
  expect(hash).toBe(createHash('sha256').update(bytes).digest('base64url'));
});
