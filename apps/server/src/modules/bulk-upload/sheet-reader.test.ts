import { expect, test, vi } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { createPlaces } from '../../places/places.ts';
import { workClasses } from '../../places/work-classes.ts';
import { sheetReader } from './sheet-reader.ts';
import { workbookWith, worksheetOf } from './testing/hostile-files.ts';
import { sheetOf } from './testing/upload.ts';

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 });

const uploader = { globalId: 'G', displayName: 'G', email: 'g@post.example', location: null, group: null };
const permitted = { subBrands: ['Harbour Direct'], products: ['Cash', 'Shares'], owners: [], uploader };
const taskOf = (bytes: Buffer) => ({ kind: 'xlsx' as const, bytes, permitted });
const large = () => workbookWith({ 'xl/worksheets/sheet1.xml': worksheetOf(20_000) });

test('reading that takes too long is given up', async () => {
  const read = sheetReader({ patience: 1 });
  expect(await read(taskOf(await large()))).toEqual({ outcome: 'heavy' });
});

test('reading that takes too much memory is given up, and the process goes on', async () => {
  const read = sheetReader({ heap: 24 });
  expect(await read(taskOf(await large()))).toEqual({ outcome: 'heavy' });
  expect(await sheetReader()(taskOf(await sheetOf({})))).toMatchObject({ outcome: 'good' });
});

/** One file at a time, and so many that wait. */
const narrow = (waiting: number) =>
  createPlaces({
    ...workClasses,
    spreadsheet: { perPerson: 1, perTenant: 1, inAll: 1, waiting, patience: 60, comeAgain: 1 },
  });

test('files wait for their turn, and beyond the queue they are refused', async () => {
  const read = sheetReader({ places: narrow(2) });
  const bytes = await sheetOf({});
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => read(taskOf(bytes))));
  expect(
    outcomes.map((each) =>
      each.status === 'fulfilled' ? each.value.outcome : each.reason instanceof Refusal && each.reason.status,
    ),
  ).toEqual(['good', 'good', 'good', 429, 429]);
  expect(await read(taskOf(bytes))).toMatchObject({ outcome: 'good' });
});

test('a file that is given up makes room for the next', async () => {
  const read = sheetReader({ places: narrow(1), patience: 1 });
  const bytes = await large();
  for (const _ of [1, 2, 3]) expect(await read(taskOf(bytes))).toEqual({ outcome: 'heavy' });
});

test('the bytes of the caller stay the caller’s', async () => {
  const bytes = await sheetOf({});
  const before = Buffer.from(bytes);
  await sheetReader()(taskOf(bytes));
  expect(bytes.equals(before)).toBe(true);
});
