import { bulkUploadColumns, mediaTypes } from '@portal/api/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { sweep } from '../../operations/retention/sweep.ts';
import { testConfig } from '../../testing/test-config.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { savedSheet } from './testing/sheets.ts';
import { unzipped } from './testing/unzipped.ts';
import { sheetOf, textsOf, upload } from './testing/upload.ts';

const templatePath = '/api/application/bulkupload/template';
const pathOf = (id: string) => `/api/application/bulkupload/errorfile/${id}`;

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

onEachDatabase('The error file', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const bytesOf = async (path: string, as = 'FULL') =>
    Buffer.from(await (await app.send(path, { as })).arrayBuffer());
  const errorFileOf = async (sheet: Buffer, name = 'a.xlsx') =>
    (await upload(app, name, sheet)).TemporaryErrorFileId ?? '';
  const status = async (path: string, request: Parameters<TestApp['send']>[1]) =>
    (await app.send(path, request)).status;

  test('is the uploaded sheet with the errors next to each row (BULK-015, BULK-016)', async () => {
    const sent = await textsOf(savedSheet('bad-rows.xlsx'));
    const id = await errorFileOf(savedSheet('bad-rows.xlsx'));
    const got = await textsOf(await bytesOf(pathOf(id)));
    expect(got[0]).toEqual([...bulkUploadColumns, 'Errors']);
    const ownCells = (cells: readonly string[] = []) =>
      Array.from({ length: bulkUploadColumns.length }, (_, index) => cells[index] ?? '');
    expect(got.map(ownCells)).toEqual(sent.map(ownCells));
    expect(got.slice(1).map((cells) => cells[12])).toEqual([
      'ExternalID is the same in another row.',
      'AccountName is required. ApplicationType is required. PrimaryEmail is required. LastName is required.',
      'ApplicationType must be one of Individual, Joint, Company, Trust Individual, Trust Corporate. PrimaryEmail must be a valid e-mail address. MobileNumber must be an Australian mobile number such as 0412 345 678. SubBrand must be one of Harbour Direct, Harbour Advice, Harbour Private. Products must be some of Cash, Shares, Bonds, Property, Gold, Infrastructure, separated by ;. InvestmentAmount must not be negative. OwnerEmail must be the e-mail address of an owner.',
      'ExternalID is the same in another row. InvestmentAmount has more than two decimals.',
      'AccountName shows the error of a formula.',
      'LastName is required.',
    ]);
  });

  test('keeps the order of the columns, and a value that looks like a formula is text', async () => {
    const sheet = await sheetOf({ AccountName: '=HYPERLINK("https://evil.example")', LastName: '' });
    const file = await bytesOf(pathOf(await errorFileOf(sheet)));
    const xml = (await unzipped(file)).find((part) => part.name.endsWith('sheet1.xml'))?.bytes.toString();
    expect(xml).toContain('t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(');
    expect(xml).not.toMatch(/<f[ >]|t="(str|n|b)"|<v>/);
  });

  test('is accepted once it is corrected, and its errors are replaced until then', async () => {
    const id = await errorFileOf(await sheetOf({ AccountName: 'Wrong still', PrimaryEmail: 'x' }));
    const again = await errorFileOf(await bytesOf(pathOf(id)));
    const rows = await textsOf(await bytesOf(pathOf(again)));
    expect(rows[0]?.filter((name) => name === 'Errors')).toHaveLength(1);
    expect(rows[1]?.[12]).toBe('PrimaryEmail must be a valid e-mail address.');
    expect(await upload(app, 'a.xlsx', savedSheet('corrected-error-file.xlsx'))).toMatchObject({
      Success: true,
    });
  });

  test('is a download that is not cached', async () => {
    const answer = await app.send(pathOf(await errorFileOf(await sheetOf({ LastName: '' }))), {
      as: 'FULL',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, mediaTypes.xlsx]);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.xlsx"/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is found only by its uploader, in that tenant, for an hour', async () => {
    const path = pathOf(await errorFileOf(await sheetOf({ LastName: '' })));
    expect(await status(path, { as: 'FULL' })).toBe(200);
    expect(await status(path, { as: 'FED' })).toBe(404);
    expect(await status(path, { as: 'FULL', host: 'meridian.localhost:4000' })).toBe(404);
    expect(await status(path, { as: 'MY' })).toBe(403);
    expect(await status(path, {})).toBe(401);
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('bulk_upload_error_file')
        .set({ created_at: new Date(Date.now() - 61 * 60_000) })
        .execute(),
    );
    expect(await status(path, { as: 'FULL' })).toBe(404);
  });

  test('is deleted by the nightly job after its hour', async () => {
    await sweep(db(), ['harbour'], testConfig());
    const stored = await db().inTenant('harbour', (trx) =>
      trx
        .selectFrom('bulk_upload_error_file')
        .select('id')
        .where('created_at', '<', new Date(Date.now() - 3_600_000))
        .execute(),
    );
    expect(stored).toEqual([]);
  });

  test.each(['', 'x', '..%2Ftemplate', '%00', "'", 'A'.repeat(22)])(
    'is not found by the id %j',
    async (id) => {
      const answer = await status(pathOf(id), { as: 'FULL' });
      expect([400, 404]).toContain(answer);
    },
  );

  test('the template has every column, and a sheet with the tenant’s values', async () => {
    const template = await bytesOf(templatePath);
    expect(await textsOf(template)).toEqual([[...bulkUploadColumns]]);
    const parts = await unzipped(template);
    const xmlOf = (name: string) => parts.find((part) => part.name === name)?.bytes.toString() ?? '';
    const values = [...xmlOf('xl/worksheets/sheet2.xml').matchAll(/preserve">([^<]*)</g)].map(
      ([, text]) => text,
    );
    expect(values).toEqual(
      expect.arrayContaining(['Trust Corporate', 'Harbour Private', 'Infrastructure', 'ApplicationType']),
    );
    expect(xmlOf('xl/worksheets/sheet1.xml')).toContain('<formula1>Values!$B$2:$B$4</formula1>');
  });

  test('an empty template is reported as such, and one filled in by a spreadsheet program is accepted', async () => {
    expect(await upload(app, 'a.xlsx', await bytesOf(templatePath))).toMatchObject({
      ResponseType: 'InvalidFileFormat',
      Message: 'There are no applications in the file.',
    });
    expect(
      await upload(app, 'a.xlsx', savedSheet('filled-template.xlsx'), {}, '?acceptKnownIds=true'),
    ).toMatchObject({ Success: true });
  });
});
