import * as xlsx from '@e965/xlsx';
import { bulkUploadColumns } from '@portal/api/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { readSheet } from './read-sheet.ts';
import { uploadFormat } from './sheet-reader.ts';
import { kindOf } from './spreadsheet-limits.ts';
import { workbookWith } from './testing/hostile-files.ts';
import { expensive, hostile } from './testing/hostile-tables.ts';
import { unzipped } from './testing/unzipped.ts';
import { goodRow, permitted, sendFile, upload } from './testing/upload.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

let db: Database;
let app: TestApp;
beforeAll(async () => {
  db = await openSeeded('postgres');
  app = testApp(db);
});
afterAll(() => db.close());

/** Reads a file in this thread; `hostile-files.release.test.ts` measures what it costs in the thread of a server. */
const read = (kind: 'xlsx' | 'xls', bytes: Buffer) =>
  readSheet({
    name: 'a',
    kind,
    bytes: new Uint8Array(bytes),
    permitted,
    format: uploadFormat,
    dayFormat: 'd/m/yyyy',
  });
const unreadable = (why: RegExp) => ({
  outcome: 'unreadable',
  reason: expect.stringMatching(why) as string,
});

test.each(hostile.filter(([, why]) => why.source !== 'is not an Excel workbook'))(
  'a file with %s is not an upload sheet (BULK-007, BULK-017, BULK-019)',
  async (_, why, name, make) => {
    const bytes = await make();
    const kind = kindOf(name, bytes);
    if (!kind) throw new Error(`${name} is of no kind.`);
    expect(await read(kind, bytes)).toEqual(unreadable(why));
  },
);

test.each([
  ...hostile.filter(([, why]) => why.source === 'is not an Excel workbook'),
  ...hostile.filter(([what]) => what === 'macros'),
])('the upload of a file with %s is rejected', async (_, why, name, make) => {
  expect(await upload(app, name, await make())).toEqual({
    Success: false,
    Message: expect.stringMatching(why) as string,
    ResponseType: 'InvalidFileFormat',
  });
});

test.each(expensive)('a workbook that unpacks to %s is rejected', async (_, why, make) => {
  expect(await read('xlsx', await make())).toEqual(unreadable(why));
});

test('the base file is accepted, so each file above is rejected for its one fault', async () => {
  expect(await read('xlsx', await workbookWith({}))).toMatchObject({ outcome: 'good' });
});

test('a workbook that names the type of macros without having any is accepted, because one library always writes it', async () => {
  const rows = [bulkUploadColumns, bulkUploadColumns.map((name) => goodRow[name])];
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows.map((row) => [...row])), 'Applications');
  const bytes = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const types = (await unzipped(bytes)).find((part) => part.name === '[Content_Types].xml');
  expect(types?.bytes.toString()).toMatch(/<Default Extension="bin" ContentType="[^"]*macroEnabled/);
  expect(await upload(app, 'a.xlsx', bytes)).toMatchObject({ Success: true });
});

test('a file of more than 10 MB is rejected before it is read', async () => {
  const answer = await sendFile(app, 'a.xlsx', Buffer.alloc(10 * 1024 * 1024 + 1));
  expect(answer.status).toBe(413);
});
