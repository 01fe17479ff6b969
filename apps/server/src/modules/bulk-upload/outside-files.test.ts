import type { ApplicationRow, BulkUploadColumn, BulkUploadReply } from '@portal/api/contract';
import { bulkUploadColumns } from '@portal/api/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, everyRow, withQuery, type Detail, type ListReply } from '../../testing/wire.ts';
import { savedSheet } from './testing/sheets.ts';
import { textsOf, sheetOf, upload } from './testing/upload.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

const noResult = 'is a formula that has no result; open the file in a spreadsheet program and save it.';
const noResults = (...columns: readonly string[]) => columns.map((name) => `${name} ${noResult}`).join(' ');

/** Files of other programs, rebuilt from problem reports. */
onEachDatabase('A file of another program', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const total = async () => (await app.read<ListReply>(all, { as: 'FULL' })).TotalRows;
  const newest = async (count: number) =>
    (await everyRow(app, 'FULL'))
      .toSorted((one, other) => other.ApplicationID - one.ApplicationID)
      .slice(0, count)
      .toReversed();
  const send = (file: string, path?: string) => upload(app, file, savedSheet(`outside/${file}`), {}, path);
  /** The rows of the error file. */
  const rowsWithErrors = async ({ TemporaryErrorFileId }: BulkUploadReply) => {
    const answer = await app.send(`/api/application/bulkupload/errorfile/${TemporaryErrorFileId}`, {
      as: 'FULL',
    });
    const [headings = [], ...rows] = await textsOf(Buffer.from(await answer.arrayBuffer()));
    return rows.map((row) => Object.fromEntries(headings.map((name, column) => [name, row[column] ?? ''])));
  };

  test.each<[file: string, Partial<ApplicationRow>]>([
    ['sheet-hidden.xlsx', { AccountName: 'P08 VISIBLE new' }],
    ['sheet-very-hidden.xlsx', { AccountName: 'P08 VISIBLE new' }],
    ['date-dots.xlsx', { PromoCode: '03.12.2026', ExternalID: '03.12.2026 14:05' }],
    ['date-short.xlsx', { PromoCode: '3/12/2026', ExternalID: '3/12/2026 14:05' }],
    ['number-as-id.xlsx', { PromoCode: '062-000', ExternalID: 'EXT-0007', InvestmentAmount: 25_000.5 }],
    ['percent.xlsx', { PromoCode: '25%' }],
    ['thousands-id.xlsx', { ExternalID: '12,345' }],
    ['one-name.xlsx', { ClientName: 'Sukarno' }],
    ['headings-blanks.xlsx', { AccountName: 'V headsspace', PromoCode: 'SPRING26' }],
    ['title-row.xlsx', { AccountName: 'V title', PromoCode: 'SPRING26' }],
  ])('%s is stored as it is shown: %j (BULK-022)', async (file, row) => {
    const reply = await send(file, '?acceptKnownIds=true');
    expect(reply).toMatchObject({ Success: true, Message: '1 application was added.' });
    expect((await newest(1))[0]).toMatchObject(row);
  });

  test('sheet-hidden.xls is read from its first visible sheet', async () => {
    expect(await send('sheet-hidden.xls')).toMatchObject({ Success: true });
    expect((await newest(1))[0]?.AccountName).toMatch(/^(?!.*hidden)/i);
  });

  test.each<[BulkUploadColumn, typed: string, Partial<Detail>]>([
    ['FirstName', 'Mary  Ann', { PrimaryApplicantName: 'Mary Ann Okafor' }],
    ['LastName', 'Van\u00a0Dyke', { PrimaryApplicantName: 'Ada Van Dyke' }],
    ['LastName', '\u202eDoe\u202c\u200b', { PrimaryApplicantName: 'Ada Doe' }],
    ['AccountName', 'Zoe\u0308 \u200fTrust', { AccountName: 'Zo\u00eb Trust' }],
    ['ExternalID', 'CELL\u200b-1', { ExternalID: 'CELL-1' }],
    ['PrimaryEmail', '\u200bjane@b\u00fccher.example', { Email: 'jane@xn--bcher-kva.example' }],
    ['MobileNumber', '+61 (0) 412 345 678', { PrimaryApplicantPhone: '0412 345 678' }],
    ['MobileNumber', '\u202a+61\u00a0412\u00a0345\u00a0678\u202c', { PrimaryApplicantPhone: '0412 345 678' }],
    ['MobileNumber', 'tel:+61-412-345-678', { PrimaryApplicantPhone: '0412 345 678' }],
    ['InvestmentAmount', 'AU$ 25\u202f000.50', { InvestmentAmount: 25_000.5 }],
  ])('%s %j of a spreadsheet is stored as %j', async (column, typed, stored) => {
    expect(await upload(app, 'a.xlsx', await sheetOf({ [column]: typed }))).toMatchObject({ Success: true });
    const [{ ApplicationID } = { ApplicationID: 0 }] = await newest(1);
    expect(await app.read<Detail>(`/api/application/get/${ApplicationID}`, { as: 'FULL' })).toMatchObject(
      stored,
    );
  });

  test('formulas behind separators calculate nothing in the export (OP-087)', async () => {
    await upload(app, 'a.xlsx', await sheetOf({ AccountName: 'Smith;=1+2', PromoCode: 'ab|@SUM(1);-1' }));
    const csv = await (
      await app.send(withQuery('/api/application/export/all', { q: 'Smith;=1+2' }), { as: 'FULL' })
    ).text();
    expect(csv).toContain("Smith;'=1+2");
    expect(csv).toContain("ab|'@SUM(1);'-1");
  });

  test('apostrophes of our own export are taken off, and others stay', async () => {
    await send('apostrophe.xlsx');
    const names = (await newest(5)).map(({ AccountName }) => AccountName);
    expect(names).toEqual(["'Quoted Fund'", '+61 Club', '=Equal Co', '-Plus Fund', '@Work Pty Ltd']);
  });

  test.each<[file: string, errors: readonly string[]]>([
    ['formula-optional.xlsx', [noResults(...bulkUploadColumns.slice(5))]],
    ['formula-optional.xls', [noResults('PromoCode', 'ExternalID', 'InvestmentAmount')]],
    ['formula-required.xlsx', [noResults('AccountName', 'FirstName')]],
    ['formula-row.xlsx', ['', noResults(...bulkUploadColumns)]],
    [
      'formula-result-zero.xlsx',
      [noResults('AccountName', 'FirstName', 'PromoCode', 'ExternalID', 'InvestmentAmount')],
    ],
    [
      'amount-decimals.xlsx',
      [`${noResults('InvestmentAmount')} InvestmentAmount has more than two decimals.`],
    ],
  ])('%s is rejected, because its formulas have no results (BULK-015)', async (file, errors) => {
    const before = await total();
    const reply = await send(file);
    expect(reply).toMatchObject({ Success: false, ResponseType: 'InvalidFileData' });
    expect((await rowsWithErrors(reply)).map(({ Errors }) => Errors)).toEqual(errors);
    expect(await total()).toBe(before);
  });

  test('a formula without a result stays one in the error file, so that its cell is never empty', async () => {
    const [row] = await rowsWithErrors(await send('formula-optional.xlsx'));
    expect(row).toMatchObject({ OwnerEmail: '#GETTING_DATA', FirstName: 'Ada' });
  });

  test('password.xlsx is rejected with what to do (BULK-017)', async () => {
    expect(await send('password.xlsx')).toEqual({
      Success: false,
      ResponseType: 'InvalidFileFormat',
      Message: 'The file is protected by a password. Remove the password and save the file again.',
    });
  });

  test('twice.xlsx is stored a second time only if the person wants it (OP-388)', async () => {
    const before = await total();
    expect(await send('twice.xlsx')).toMatchObject({ Message: '2 applications were added.' });
    expect(await send('twice.xlsx')).toEqual({
      Success: false,
      ResponseType: 'KnownExternalIDs',
      Message: 'The portal has applications with these ExternalIDs. Nothing was stored.',
      KnownExternalIDs: ['P33-1', 'P33-2'],
      KnownExternalIDCount: 2,
    });
    expect(await total()).toBe(before + 2);
    expect(await send('twice.xlsx', '?acceptKnownIds=true')).toMatchObject({ Success: true });
    expect(await total()).toBe(before + 4);
  });

  test('the reply lists ten known ids and their count, only of this tenant, and a key repeats no rejection', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => ({ ExternalID: `KNOWN-${index}`, SubBrand: '' }));
    const bytes = await sheetOf(...ids);
    await upload(app, 'a.xlsx', bytes);
    const headers = { 'idempotency-key': 'known' };
    const reply = await upload(app, 'a.xlsx', bytes, { headers });
    expect(reply.KnownExternalIDs).toHaveLength(10);
    expect(reply.KnownExternalIDCount).toBe(12);
    const accepted = await upload(app, 'a.xlsx', bytes, { headers }, '?acceptKnownIds=true');
    expect(accepted).toMatchObject({ Success: true });
    const elsewhere = { host: 'meridian.localhost:4000' };
    const theirs = await sheetOf(...ids.map((row) => ({ ...row, Products: '' })));
    expect(await upload(app, 'a.xlsx', theirs, elsewhere)).toMatchObject({ Success: true });
  });

  test('two concurrent uploads of the same ids store them once', async () => {
    const bytes = await sheetOf({ ExternalID: 'RACE-1' });
    const replies = await Promise.all([1, 2].map(() => upload(app, 'a.xlsx', bytes)));
    const types = replies.map(({ ResponseType }) => ResponseType);
    expect(new Set(types)).toEqual(new Set(['Success', 'KnownExternalIDs']));
  });
});
