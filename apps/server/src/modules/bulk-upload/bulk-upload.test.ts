import { randomUUID } from 'node:crypto';
import type { ApplicationRow } from '@portal/api/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { personOf } from '../../testing/person.ts';
import { testApp, type Request, type TestApp } from '../../testing/test-app.ts';
import {
  all,
  everyRow,
  mine,
  withQuery,
  type Detail,
  type Feed,
  type ListReply,
} from '../../testing/wire.ts';
import { uploadApplications } from './bulk-upload.service.ts';
import { savedSheet } from './testing/sheets.ts';
import { formWith, sendFile, sheetOf, upload, uploadPath } from './testing/upload.ts';

const added = (count: number) => ({
  Success: true,
  Message: count === 1 ? '1 application was added.' : `${count} applications were added.`,
  ResponseType: 'Success',
});

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

onEachDatabase('The bulk upload', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const total = async (path = all, as = 'FULL') => (await app.read<ListReply>(path, { as })).TotalRows;
  const newest = async (count: number) =>
    (await everyRow(app, 'FULL'))
      .toSorted((one, other) => other.ApplicationID - one.ApplicationID)
      .slice(0, count);
  const named = async (name: string) => (await newest(50)).find((row) => row.AccountName === name);
  const feed = (id: number) =>
    app.read<Feed>(`/api/application/activityfeed/${id}`, { as: 'FULL', method: 'POST' });

  describe.each(['good.xlsx', 'good.xls'])('of %s, as saved by a spreadsheet program,', (file) => {
    const row = async (name: string): Promise<Partial<ApplicationRow>> => (await named(name)) ?? {};

    let before: number[];
    let answer: unknown;
    beforeAll(async () => {
      before = [await total(), await total(mine)];
      answer = await upload(app, file, savedSheet(file), {}, '?acceptKnownIds=true');
    });

    test('adds its rows to the list and skips blank ones (BULK-005, BULK-006, BULK-013, BULK-022)', async () => {
      expect(answer).toEqual(added(5));
      expect([await total(), await total(mine)]).toEqual([(before[0] ?? 0) + 5, (before[1] ?? 0) + 4]);
    });

    test('stores texts as typed', async () => {
      expect(await row('Müller & Søn Family Trust')).toMatchObject({
        PrimaryEmail: 'zoe.muller@post.example',
        ClientName: 'Zoë Müller-Ångström',
        ApplicationType: 'Trust Individual',
        ShortApplicationType: 'TRI',
        SubBrandName: 'Harbour Direct',
        ProductDisplayNameList: ['Cash', 'Shares', 'Gold'],
        PromoCode: 'SPRING26',
        ExternalID: 'EXT-9001',
        InvestmentAmount: 25_000.5,
        AdviserName: 'Fiona Full',
        ApplicationModeCode: 'Online',
        Status: 'Primary edit',
        PercentageComplete: 0,
        DocumentCount: 0,
      });
      expect(await row('张伟')).toMatchObject({
        ClientName: '伟 张',
        ExternalID: null,
        InvestmentAmount: null,
        ProductDisplayNameList: [],
      });
    });

    test('stores numbers in full, with leading zeros as shown', async () => {
      expect(await row('Numbers as numbers')).toMatchObject({
        ExternalID: '00123',
        InvestmentAmount: 1_250_000.75,
      });
    });

    test('stores the shown result of a formula, a date as shown, and a typed formula as text', async () => {
      expect(await row('Computed Trust')).toMatchObject({
        ExternalID: '01/03/2026',
        PromoCode: '2026',
        InvestmentAmount: 0.3,
      });
      expect(await row('=HYPERLINK("https://evil.example";"Click")')).toMatchObject({
        ClientName: '+61 @SUM(1+1)',
        ExternalID: 'EXT-<9002>',
      });
    });

    test('assigns applications of other owners to the adviser, with a line in the feed', async () => {
      const { ApplicationID = 0, ...theirs } = await row('Numbers as numbers');
      expect(theirs).toMatchObject({ AdviserName: 'Priya Raman', Status: 'Adviser edit' });
      expect((await feed(ApplicationID)).ActivityFeedItems.map((line) => line.Text)).toEqual([
        'Application created by Fiona Full',
      ]);
    });
  });

  test.each(['other-order.xlsx', 'filled-template.xlsx', 'corrected-error-file.xlsx'])(
    '%s is accepted as well',
    async (file) => {
      expect(
        await upload(app, file.toUpperCase(), savedSheet(file), {}, '?acceptKnownIds=true'),
      ).toMatchObject({ Success: true });
    },
  );

  test.each(['merged-headings.xlsx', 'headings-only.xlsx'])(
    '%s is not the template (BULK-017, BULK-018)',
    async (file) => {
      const before = await total();
      expect(await upload(app, file, savedSheet(file))).toMatchObject({
        Success: false,
        ResponseType: 'InvalidFileFormat',
      });
      expect(await total()).toBe(before);
    },
  );

  test('an unreadable file, or one that takes too long, is reported as such and stores nothing (BULK-017)', async () => {
    const before = await total();
    expect(await upload(app, 'people.csv', Buffer.from('AccountName\nAnn'))).toEqual({
      Success: false,
      Message: 'The file is not an Excel workbook. Save it as .xlsx.',
      ResponseType: 'InvalidFileFormat',
    });
    const heavy = uploadApplications(
      db(),
      () => Promise.resolve({ hash: undefined, result: { outcome: 'heavy' } }),
      { name: 'a.xlsx', bytes: Buffer.from(await sheetOf({ AccountName: 'Heavy' })) },
      {
        person: personOf('G-FULL'),
        key: undefined,
        tenant: { settings: { DefaultDateFormat: 'DD MMM YYYY' } },
        query: {},
        recheckPermission: () => Promise.resolve(),
        recheckBeforeCommit: () => Promise.resolve(),
      },
    );
    expect(await heavy).toEqual({
      Success: false,
      Message: 'The file takes too long to read.',
      ResponseType: 'UnexpectedError',
    });
    expect(await total()).toBe(before);
  });

  test.each(['bad-rows.xlsx', 'bad-rows.xls'])(
    'a file with %s stores none of its rows, valid ones included (BULK-014, BULK-015)',
    async (file) => {
      const before = await total();
      expect(await upload(app, file, savedSheet(file))).toEqual({
        Success: false,
        Message: 'Rows with errors: 6 of 6.',
        ResponseType: 'InvalidFileData',
        TemporaryErrorFileId: expect.stringMatching(/^[\w-]{22}$/) as string,
      });
      expect(await total()).toBe(before);
    },
  );

  test('a mobile number becomes the applicant’s phone', async () => {
    await upload(app, 'a.xlsx', await sheetOf({ AccountName: 'Phoned', MobileNumber: '+61 412345670' }));
    const { ApplicationID } = (await named('Phoned')) ?? { ApplicationID: 0 };
    const detail = await app.read<Detail>(`/api/application/get/${ApplicationID}`, { as: 'FULL' });
    expect(JSON.stringify(detail)).toContain('0412 345 670');
  });

  test('new applications can be found, sorted and cancelled like any other', async () => {
    await upload(app, 'a.xlsx', await sheetOf({ AccountName: 'Findable Pty Ltd', ExternalID: 'FIND-1' }));
    const found = await app.read<ListReply>(withQuery(all, { q: 'find-1' }), { as: 'FULL' });
    expect(found.Applications.map((row) => row.AccountName)).toEqual(['Findable Pty Ltd']);
    expect((await newest(1))[0]?.ApplicationGuid).toBe(found.Applications[0]?.ApplicationGuid);
  });

  test('a repeated key with the same sheet runs once, and with another file it is rejected', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const bytes = await sheetOf({ AccountName: 'Once' }, { AccountName: 'Once' });
    const before = await total();
    for (const _ of [1, 2]) expect(await upload(app, 'a.xlsx', bytes, { headers })).toEqual(added(2));
    expect(await total()).toBe(before + 2);
    const other = await sendFile(app, 'a.xlsx', await sheetOf({ AccountName: 'Twice' }), { headers });
    expect([other.status, await total()]).toEqual([422, before + 2]);
  });

  test('five concurrent copies of an upload run once; each gets the reply or a conflict', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const bytes = await sheetOf({}, {}, {});
    const before = await total();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendFile(app, 'a.xlsx', bytes, { headers })),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses).toContain(200);
    expect(await total()).toBe(before + 3);
  });

  test('an invalid key is rejected, and without a key each upload is separate', async () => {
    const bytes = await sheetOf({});
    expect((await sendFile(app, 'a.xlsx', bytes, { headers: { 'idempotency-key': 'ü' } })).status).toBe(400);
    const before = await total();
    await upload(app, 'a.xlsx', bytes);
    await upload(app, 'a.xlsx', bytes);
    expect(await total()).toBe(before + 2);
  });

  test('an invalid or truncated form is rejected (BULK-008, BULK-020)', async () => {
    const bytes = await sheetOf({});
    const before = await total();
    const wrong: readonly Request[] = [
      { body: formWith('a.xlsx', bytes, 'file') },
      { json: {} },
      { body: 'x', method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ];
    for (const request of wrong)
      expect([400, 415]).toContain((await app.send(uploadPath, { as: 'FULL', ...request })).status);
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(
          Buffer.from('--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.xlsx"\r\n\r\n'),
        );
        controller.enqueue(bytes.subarray(0, 500));
        controller.error(new Error('gone'));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await app.send(uploadPath, { as: 'FULL', method: 'POST', body: cut, headers });
    expect(answer.ok).toBe(false);
    expect(await total()).toBe(before);
  });

  test('an upload without the claim is rejected before it is read', async () => {
    const untouched = new ReadableStream(
      { pull: () => Promise.reject(new Error('read')) },
      { highWaterMark: 0 },
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const [as, status] of [
      ['MY', 403],
      ['CREATE', 403],
    ] as const)
      expect((await app.send(uploadPath, { as, method: 'POST', body: untouched, headers })).status).toBe(
        status,
      );
    expect((await app.send(uploadPath, { method: 'POST', body: untouched, headers })).status).toBe(401);
  });

  test('a sheet belongs to the tenant it was sent to and uses that tenant’s lists', async () => {
    const host = 'meridian.localhost:4000';
    const before = [await total(), (await everyRow(app, 'FULL', all, host)).length];
    const theirs = await sheetOf({ SubBrand: 'Meridian Select' });
    expect(await upload(app, 'a.xlsx', theirs, { host })).toEqual(added(1));
    expect(await upload(app, 'a.xlsx', theirs)).toMatchObject({ ResponseType: 'InvalidFileData' });
    expect([await total(), (await everyRow(app, 'FULL', all, host)).length]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ]);
  });
});
