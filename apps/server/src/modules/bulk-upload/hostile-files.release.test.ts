import { randomBytes } from 'node:crypto';
import type { BulkUploadReply } from '@portal/api/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, type ListReply } from '../../testing/wire.ts';
import { partOf, workbookWith, worksheetOf } from './testing/hostile-files.ts';
import { expensive, filled, hostile, rowsOf, sheet1 } from './testing/hostile-tables.ts';
import { upload } from './testing/upload.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let db: Database;
let app: TestApp;
/** CPU seconds of the most expensive file that is read: one at every limit. */
let largestCost: number;
beforeAll(async () => {
  db = await openSeeded('postgres');
  app = testApp(db);
  const cell = (row: number) => `<c t="inlineStr"><is><t>x${row}</t></is></c>`;
  const rows = Array.from({ length: 9900 }, (_, row) => `<row>${cell(row).repeat(60)}</row>`);
  const bytes = await filled({ [sheet1]: rowsOf(rows.join('')) })();
  let reply: BulkUploadReply | undefined;
  largestCost = await secondsOf(async () => {
    reply = await upload(app, 'a.xlsx', bytes);
  });
  if (!reply?.Message?.includes('Columns are missing')) throw new Error('The largest file was not read.');
});
afterAll(() => db.close());

const total = async () => (await app.read<ListReply>(all, { as: 'FULL' })).TotalRows;

/** CPU seconds of the process including its threads; other load on the machine is not counted. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe('a file with', () => {
  test.each(hostile)(
    '%s is rejected as not an upload sheet, at little cost (BULK-007, BULK-017, BULK-019)',
    async (_, why, name, make) => {
      const bytes = await make();
      const before = await total();
      let reply: BulkUploadReply | undefined;
      const seconds = await secondsOf(async () => {
        reply = await upload(app, name, bytes);
      });
      expect(reply).toEqual({
        Success: false,
        Message: expect.stringMatching(why) as string,
        ResponseType: 'InvalidFileFormat',
      });
      expect(seconds).toBeLessThan(largestCost);
      expect(await total()).toBe(before);
    },
  );
});

describe('a workbook that unpacks to', () => {
  test.each(expensive)('%s is rejected at little cost', async (_, why, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(1_000_000);
    let reply: BulkUploadReply | undefined;
    const seconds = await secondsOf(async () => {
      reply = await upload(app, 'a.xlsx', bytes);
    });
    expect(reply).toMatchObject({ Success: false, Message: expect.stringMatching(why) as string });
    expect(seconds).toBeLessThan(largestCost);
  });
});

test('parts that are not read cost nothing: other sheets, and links that span every cell of one', async () => {
  const parts = {
    'xl/worksheets/sheet2.xml': worksheetOf(20_000),
    'docProps/custom.xml': randomBytes(450_000).toString('base64'),
    [sheet1]: (await partOf(sheet1)).replace(
      '</sheetData>',
      `</sheetData><hyperlinks>${'<hyperlink ref="A1:XFD1048576" location="A"/>'.repeat(1000)}</hyperlinks>`,
    ),
  };
  const bytes = await workbookWith(parts);
  let reply: BulkUploadReply | undefined;
  const seconds = await secondsOf(async () => {
    reply = await upload(app, 'a.xlsx', bytes);
  });
  expect(reply).toMatchObject({ Success: true });
  expect(seconds).toBeLessThan(largestCost);
});

test('the base file is accepted, so each file above is rejected for its one fault', async () => {
  expect(await upload(app, 'a.xlsx', await workbookWith({}))).toMatchObject({ Success: true });
});
