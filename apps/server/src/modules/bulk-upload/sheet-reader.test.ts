import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../../platform/http/http-error.ts';
import { createConcurrencyLimits } from '../../platform/limits/concurrency-limits.ts';
import { workClasses } from '../../config/work-classes.ts';
import { sheetReader, type ReadSheet } from './sheet-reader.ts';
import { workbookWith, worksheetOf } from './testing/hostile-files.ts';
import { permitted, sheetOf } from './testing/upload.ts';
import { releaseScope } from '../../../../../tools/test-scope.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

const taskOf = (bytes: Buffer) => ({
  name: 'a.xlsx',
  kind: 'xlsx' as const,
  bytes: new Uint8Array(bytes),
  permitted,
  dayFormat: 'd/m/yyyy',
});
const resultOf = async (reading: Promise<ReadSheet>) => (await reading).result;
const large = () => workbookWith({ 'xl/worksheets/sheet1.xml': worksheetOf(20_000) });

test('aborts a file that takes too long', async () => {
  const read = sheetReader({ timeoutMs: 1 });
  expect(await resultOf(read(taskOf(await large())))).toEqual({ outcome: 'heavy' });
});

test.runIf(releaseScope)('aborts a file that takes too much memory, and the process survives', async () => {
  const read = sheetReader({ heap: 24 });
  expect(await resultOf(read(taskOf(await large())))).toEqual({ outcome: 'heavy' });
  expect(await resultOf(sheetReader()(taskOf(await sheetOf({}))))).toMatchObject({ outcome: 'good' });
});

/** Limits to one file at a time, with a queue. */
const narrow = (maxQueued: number) =>
  createConcurrencyLimits({
    ...workClasses,
    spreadsheet: { perUser: 1, perTenant: 1, perProcess: 1, maxQueued, queueTimeout: 60, retryAfter: 1 },
  });

test('queues files, and rejects them when the queue is full', async () => {
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

test('an aborted file releases its limit', async () => {
  const read = sheetReader({ concurrency: narrow(1), timeoutMs: 1 });
  const bytes = await large();
  for (const _ of [1, 2, 3]) expect(await resultOf(read(taskOf(bytes)))).toEqual({ outcome: 'heavy' });
});

test('transfers a file to its reader without a copy, and returns its hash', async () => {
  const bytes = await sheetOf({});
  const task = taskOf(bytes);
  const { hash } = await sheetReader()(task);
  expect(task.bytes.byteLength).toBe(0);
  expect(hash).toBe(createHash('sha256').update(bytes).digest('base64url'));
});
