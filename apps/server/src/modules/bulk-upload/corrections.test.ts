import { randomUUID } from 'node:crypto';
import type { AuditLine, CorrectionsReply, UploadErrors } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { sweep } from '../../operations/retention/sweep.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type Request, type TestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { all, withQuery, type ListReply } from '../../testing/wire.ts';
import { goodRow, sheetOf, textsOf, upload, uploadPath } from './testing/upload.ts';
import { spreadsheet } from './sheet-writer.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

const pathOf = (id: string) => `${uploadPath}/errors/${id}`;
const host = 'meridian.localhost:4000';

onEachDatabase('A refused upload', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const refused = async (...rows: readonly Partial<typeof goodRow>[]) =>
    (await upload(app, 'november.xlsx', await sheetOf(...rows))).TemporaryErrorFileId ?? '';
  const errorsOf = (id: string) => app.read<UploadErrors>(pathOf(id), { as: 'FULL' });
  const send = (id: string, json: unknown, request: Request = {}) =>
    app.send(pathOf(id), { as: 'FULL', method: 'POST', json, ...request });
  const correct = async (id: string, Corrections: readonly object[] = [], LeaveOut: readonly number[] = []) =>
    (await (await send(id, { Corrections, LeaveOut })).json()) as CorrectionsReply;
  const found = async (q: string) =>
    (await app.read<ListReply>(withQuery(all, { q }), { as: 'FULL' })).Applications;
  const total = async () => (await app.read<ListReply>(all, { as: 'FULL' })).TotalRows;

  test('lists each problem with its cells, the most frequent first, as the error file words it (REPAIR-002, REPAIR-003, OP-311)', async () => {
    const id = await refused(
      { PrimaryEmail: 'x' },
      {},
      { AccountName: 'Kowhai Trust', SubBrand: 'Harbor Direct' },
      { AccountName: 'Rata Trust', SubBrand: 'Harbor Direct' },
    );
    const problem = 'SubBrand must be one of Harbour Direct, Harbour Advice, Harbour Private.';
    const { Columns, ...rest } = await errorsOf(id);
    const cell = { Column: 'SubBrand', Value: 'Harbor Direct' };
    expect(rest).toEqual({
      FileName: 'november.xlsx',
      Rows: 4,
      RowsWithErrors: 3,
      FileProblems: [],
      Problems: [
        {
          Text: problem,
          Cells: [
            { Row: 4, AccountName: 'Kowhai Trust', ...cell },
            { Row: 5, AccountName: 'Rata Trust', ...cell },
          ],
        },
        {
          Text: 'PrimaryEmail must be a valid e-mail address.',
          Cells: [{ Row: 2, Column: 'PrimaryEmail', AccountName: goodRow.AccountName, Value: 'x' }],
        },
      ],
      More: false,
    });
    const file = await app.send(`${uploadPath}/errorfile/${id}`, { as: 'FULL' });
    const rows = await textsOf(Buffer.from(await file.arrayBuffer()));
    expect(rows.slice(1).map((cells) => cells[12])).toEqual([
      'PrimaryEmail must be a valid e-mail address.',
      undefined,
      problem,
      problem,
    ]);
    const kinds = Object.fromEntries(
      Columns.map(({ Name, Kind, Options }) => [Name, [Kind, Options[0]?.Name]]),
    );
    expect(kinds).toMatchObject({
      ApplicationType: ['Choice', 'Individual'],
      SubBrand: ['Choice', 'Harbour Direct'],
      Products: ['Choices', 'Cash'],
      OwnerEmail: ['Owner', expect.any(String)],
      PrimaryEmail: ['Email', undefined],
      MobileNumber: ['Telephone', undefined],
      InvestmentAmount: ['Amount', undefined],
      AccountName: ['Text', undefined],
    });
  });

  test('numbers rows as the spreadsheet does, also behind blank rows (REPAIR-003, OP-311)', async () => {
    const names = Object.keys(goodRow);
    const bytes = await spreadsheet([
      {
        name: 'Applications',
        rows: [names, Object.values(goodRow), [], [], Object.values({ ...goodRow, LastName: '' })],
      },
    ]);
    const { TemporaryErrorFileId } = await upload(app, 'a.xlsx', bytes);
    const [problem] = (await errorsOf(TemporaryErrorFileId ?? '')).Problems;
    expect(problem?.Cells.map(({ Row }) => Row)).toEqual([5]);
  });

  test('lists the first 200 wrong cells by row (REPAIR-013)', async () => {
    const id = await refused(...Array.from({ length: 500 }, () => ({ LastName: '', PrimaryEmail: '' })));
    const { Problems, More, RowsWithErrors } = await errorsOf(id);
    expect([More, RowsWithErrors]).toEqual([true, 500]);
    expect(Problems.map(({ Cells }) => [Cells.length, Cells.at(-1)?.Row])).toEqual([
      [100, 101],
      [100, 101],
    ]);
  });

  test('is stored with its corrections and without the rows left out, once (REPAIR-010, REPAIR-011, REPAIR-017, REPAIR-021, OP-315)', async () => {
    const before = await total();
    const id = await refused(
      { AccountName: 'Corrected A', PrimaryEmail: 'x' },
      { AccountName: 'Corrected B' },
      { AccountName: 'Corrected C', LastName: '' },
    );
    const body = {
      Corrections: [
        { Row: 2, Column: 'PrimaryEmail', Text: ' rimu@post.example ' },
        { Row: 3, Column: 'InvestmentAmount', Text: '$12,000.50' },
      ],
      LeaveOut: [4],
    };
    const headers = { 'idempotency-key': randomUUID() };
    const stored = {
      Success: true,
      ResponseType: 'Success',
      Message: '2 applications were added.',
      Uploaded: 2,
      LeftOut: 1,
    };
    for (const _ of [1, 2]) expect(await (await send(id, body, { headers })).json()).toEqual(stored);
    expect(await total()).toBe(before + 2);
    expect(
      (await found('Corrected'))
        .map((row) => [row.AccountName, row.PrimaryEmail, row.InvestmentAmount])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    ).toEqual([
      ['Corrected A', 'rimu@post.example', 25_000.5],
      ['Corrected B', goodRow.PrimaryEmail, 12_000.5],
    ]);
    // Another key is another upload, and the sheet is no longer kept.
    expect((await send(id, body)).status).toBe(404);
    const audit = await app.read<{ Entries: AuditLine[] }>('/api/audit/list', { as: 'FULL' });
    expect(JSON.stringify(audit)).toContain('corrected here; cells: 2; leftOut: 1; rows: 2');
    expect(JSON.stringify(audit)).not.toContain('rimu');
  });

  test('is evaluated again as a whole, and keeps what was corrected (REPAIR-012)', async () => {
    const before = await total();
    const id = await refused(
      { AccountName: 'Again', PrimaryEmail: 'x', ExternalID: 'AGAIN-1' },
      { LastName: '' },
      { ExternalID: 'AGAIN-2' },
      { ExternalID: 'AGAIN-2' },
    );
    const again = await correct(
      id,
      [
        { Row: 2, Column: 'PrimaryEmail', Text: 'again@post.example' },
        { Row: 3, Column: 'ExternalID', Text: 'AGAIN-1' },
        { Row: 3, Column: 'LastName', Text: 'Rata' },
      ],
      [5],
    );
    expect(again).toMatchObject({ ResponseType: 'InvalidFileData', Message: 'Rows with errors: 2 of 3.' });
    expect(await total()).toBe(before);
    const next = again.TemporaryErrorFileId ?? '';
    expect((await errorsOf(next)).Problems).toEqual([
      {
        Text: 'ExternalID is the same in another row.',
        Repeated: true,
        // Row 5 is listed although it was left out: it may be taken back in.
        Cells: [
          [2, 'Again', 'AGAIN-1'],
          [3, goodRow.AccountName, 'AGAIN-1'],
          [4, goodRow.AccountName, 'AGAIN-2'],
          [5, goodRow.AccountName, 'AGAIN-2'],
        ].map(([Row, AccountName, Value]) => ({ Row, Column: 'ExternalID', AccountName, Value })),
      },
    ]);
    const stored = await correct(next, [{ Row: 3, Column: 'ExternalID', Text: '' }], [5]);
    expect(stored).toMatchObject({ Success: true, Uploaded: 3, LeftOut: 1 });
    expect((await found('again@post.example')).map((row) => row.AccountName)).toEqual(['Again']);
  });

  test('rejects unknown cells, long texts and too many corrections, and stores nothing (REPAIR-018)', async () => {
    const before = await total();
    const id = await refused({ LastName: '' }, {});
    const cell = (Row: number, Column: string, Text = 'a') => ({ Row, Column, Text });
    const bad: Readonly<Record<string, unknown>> = {
      'an unknown row': { Corrections: [cell(99, 'LastName')], LeaveOut: [] },
      'the headings': { Corrections: [cell(1, 'LastName')], LeaveOut: [] },
      'an unknown column': { Corrections: [cell(2, '__proto__')], LeaveOut: [] },
      'an unknown row left out': { Corrections: [], LeaveOut: [99] },
      'a long text': { Corrections: [cell(2, 'LastName', 'a'.repeat(1001))], LeaveOut: [] },
      'too many': { Corrections: Array.from({ length: 20_001 }, () => cell(2, 'A', '')), LeaveOut: [] },
      'no corrections': { LeaveOut: [] },
    };
    for (const [what, body] of Object.entries(bad))
      expect([what, (await send(id, body)).status]).toEqual([what, 400]);
    expect(await total()).toBe(before);
    expect((await errorsOf(id)).RowsWithErrors).toBe(1);
  });

  test('is found only by its uploader with the claim, byte for byte (REPAIR-018)', async () => {
    const id = await refused({ LastName: '' }, {});
    const body = { Corrections: [], LeaveOut: [2] };
    const answers = async (path: string, request: Request) => {
      const read = await app.send(path, request);
      const sent = await app.send(path, { ...request, method: 'POST', json: body });
      const textOf = async (answer: Response) =>
        (await answer.text()).replaceAll(answer.headers.get('x-request-id') ?? '', '');
      return [read.status, sent.status, await textOf(read), await textOf(sent)];
    };
    const missing = await answers(pathOf('A'.repeat(22)), { as: 'FULL' });
    expect(missing.slice(0, 2)).toEqual([404, 404]);
    for (const request of [{ as: 'FED' }, { as: 'FULL', host }])
      expect(await answers(pathOf(id), request)).toEqual(missing);
    expect((await answers(pathOf(id), { as: 'MY' })).slice(0, 2)).toEqual([403, 403]);
    expect((await answers(pathOf(id), {})).slice(0, 2)).toEqual([401, 401]);
  });

  test('is sealed, and after its hour neither found nor kept (REPAIR-019, OP-313)', async () => {
    const canary = 'Canary of a client';
    const id = await refused({ AccountName: canary, LastName: '' });
    const sheets = async () => {
      const { rows } = await db().inTenant('harbour', (trx) =>
        sql<{ sheet: string }>`select encode(sheet_sealed, 'escape') as sheet from bulk_upload_error_file
          where id = ${id}`.execute(trx),
      );
      return rows.map(({ sheet }) => sheet);
    };
    expect(await sheets()).toEqual([expect.not.stringContaining(canary)]);
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('bulk_upload_error_file')
        .set({ created_at: new Date(Date.now() - 61 * 60_000) })
        .where('id', '=', id)
        .execute(),
    );
    expect((await app.send(pathOf(id), { as: 'FULL' })).status).toBe(404);
    expect((await send(id, { Corrections: [], LeaveOut: [] })).status).toBe(404);
    await sweep(db(), ['harbour'], testConfig());
    expect(await sheets()).toEqual([]);
  });

  test('reports known ExternalIDs as the upload does, and stores them if the person accepts (OP-388)', async () => {
    await upload(app, 'a.xlsx', await sheetOf({ ExternalID: 'KNOWN-C127' }));
    const id = await refused({ ExternalID: 'KNOWN-C127', LastName: '' });
    const body = { Corrections: [{ Row: 2, Column: 'LastName', Text: 'Rata' }], LeaveOut: [] };
    expect(await (await send(id, body)).json()).toMatchObject({
      ResponseType: 'KnownExternalIDs',
      KnownExternalIDs: ['KNOWN-C127'],
    });
    const accepted = await app.send(`${pathOf(id)}?acceptKnownIds=true`, {
      as: 'FULL',
      method: 'POST',
      json: body,
    });
    expect(await accepted.json()).toMatchObject({ Success: true, Uploaded: 1 });
  });
});
