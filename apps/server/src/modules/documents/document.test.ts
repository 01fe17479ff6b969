import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { documentMaximumBytes } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fromBuffer, type Entry, type ZipFile as ReadZip } from 'yauzl';
import { readApplications, type Applications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { storeFile } from '../../platform/files/stored-file.store.ts';
import { zipped } from '../../platform/zip/zipped.ts';
import { deleteDocuments } from './document.store.ts';
import { aPdf, bytesOf, formOf, sendDocuments, upload } from './testing/documents.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

const open = promisify<Buffer, object, ReadZip>(fromBuffer as never);

/** Every part of an archive, as another program reads it. */
async function unzipped(archive: Buffer, times: Date[] = []): Promise<Record<string, Buffer>> {
  const zip = await open(archive, { lazyEntries: true });
  const parts: Record<string, Buffer> = {};
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  zip.on('error', reject);
  zip.on('end', resolve);
  zip.on('entry', (entry: Entry) => {
    times.push(entry.getLastModDate({ timezone: 'UTC', forceDosFormat: true }));
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      buffer(stream).then((bytes) => {
        parts[entry.fileName] = bytes;
        zip.readEntry();
      }, reject);
    });
  });
  zip.readEntry();
  await promise;
  return parts;
}

const docx = async (...first: readonly string[]) =>
  zipped(
    [...first, '[Content_Types].xml'].map((name) => ({
      name,
      bytes: Buffer.from(
        name === '[Content_Types].xml'
          ? '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
          : 'x'.repeat(70_000),
      ),
    })),
    { compress: true },
  );

onEachDatabase('Documents', (db) => {
  let app: TestApp;
  let applications: Applications;
  beforeAll(async () => {
    app = testApp(db());
    applications = await readApplications(app);
  });

  test('are reported as stored or rejected even if the clean-up afterwards fails', async () => {
    await db().statement(`create function fail_clean_up() returns trigger language plpgsql as $$ begin
      if current_query() like 'delete from "stored_file"%' then raise 'no clean-up'; end if; return null; end $$;
      create trigger fail_clean_up before delete on stored_file execute function fail_clean_up()`);
    try {
      const cut = async function* () {
        yield aPdf();
        throw await Promise.resolve(new Error('The sender left.'));
      };
      const place = { tenant: 'harbour', application: 1002 };
      await expect(storeFile(db(), place, cut())).rejects.toThrow('The sender left.');
      const { Results } = await upload(app, { 'a.pdf': aPdf(), 'b.pdf': Buffer.from('no PDF') });
      expect(Results.map(({ Success }) => Success)).toEqual([true, false]);
    } finally {
      await db().statement(`drop trigger fail_clean_up on stored_file; drop function fail_clean_up()`);
      await db().inTenant('harbour', (trx) =>
        trx.deleteFrom('stored_file').where('kept', '=', false).execute(),
      );
    }
  });
  const documents = async (id: number) => (await applications.detail(id)).Documents ?? [];
  const counts = async (id: number) => {
    const row = (await readApplications(app)).rows.find((one) => one.ApplicationID === id);
    return [row?.DocumentCount, row?.UserUploadCount];
  };
  const get = (id: number | string, document: string, as = 'FULL', host = 'harbour.localhost:4000') =>
    app.send(`/api/document/${id}/${document}`, { as, host });
  const leftOver = async () => {
    const { rows } = await db().inTenant('harbour', (trx) =>
      sql<{ count: number }>`select count(*)::int as count from stored_file where not kept`.execute(trx),
    );
    return rows[0]?.count;
  };

  test('are stored under their own names and downloaded byte for byte (DOC-006, DOC-007, DOC-008, ENT-012, ENT-013, API-049, API-050)', async () => {
    const before = await counts(1002);
    const bytes = aPdf(700_000);
    const reply = await upload(app, { 'Trust deed – Müller "signed".pdf': bytes });
    expect(reply).toMatchObject({
      ErrorNo: 0,
      Results: [{ Success: true, FileName: 'Trust deed – Müller _signed_.pdf' }],
    });
    const [added] = await documents(1002);
    expect(added).toMatchObject({
      ArtifactFriendlyName: 'User upload',
      OriginalFileName: 'Trust deed – Müller _signed_.pdf',
      LabDocsId: reply.Results[0]?.PublicId,
      UploadedTimestamp: reply.Results[0]?.UploadedTimestamp,
    });
    const answer = await get(1002, added?.LabDocsId ?? '');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '700000',
      'content-disposition':
        'attachment; filename="Trust deed _ M_ller _signed_.pdf"; filename*=UTF-8\'\'Trust%20deed%20%E2%80%93%20M%C3%BCller%20_signed_.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    expect((await bytesOf(answer)).equals(bytes)).toBe(true);
    expect(await counts(1002)).toEqual(before.map((count) => (count ?? 0) + 1));
    expect((await applications.lines(1002))[0]).toBe(
      'Trust deed – Müller _signed_.pdf uploaded by Fiona Full',
    );
    const { rows } = await db().inTenant('harbour', (trx) =>
      sql<{ sha256: string }>`select sha256 from stored_file where id = ${added?.LabDocsId}`.execute(trx),
    );
    expect(rows).toEqual([{ sha256: createHash('sha256').update(bytes).digest('hex') }]);
  });

  test('of the demo data are small files that match their names', async () => {
    const [first] = await documents(1001);
    const bytes = await bytesOf(await get(1001, first?.LabDocsId ?? ''));
    const begins = first?.OriginalFileName.endsWith('.png') ? '\x89PNG' : '%PDF';
    expect(bytes.toString('latin1', 0, 4)).toBe(begins);
  });

  test('of several kinds can be sent in one request, and each is checked separately (DOC-009, DOC-010, DOC-011)', async () => {
    const before = (await documents(1003)).length;
    const reply = await upload(
      app,
      { 'A.PDF': aPdf(), 'a.exe': Buffer.from('MZ'), 'letter.docx': await docx('word/document.xml') },
      1003,
    );
    expect(reply.ErrorNo).toBe(1);
    expect(reply.Message).toBe('Invalid file type');
    expect(reply.Results.map(({ Success, FileName }) => [FileName, Success])).toEqual([
      ['A.PDF', true],
      ['a.exe', false],
      ['letter.docx', true],
    ]);
    expect(await documents(1003)).toHaveLength(before + 2);
  });

  test.each([
    ['an executable that is called a document', 'a.pdf', Buffer.from('MZ\0\0')],
    ['a page that is called a document', 'a.pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['a page with a document in it', 'a.pdf', Buffer.from('<html>%PDF-1.7')],
    ['a picture of another kind', 'a.png', Buffer.from('GIF89a')],
    ['an archive that is no letter', 'a.docx', Buffer.from('PK\x03\x04')],
    ['an executable behind a document', 'a.pdf.exe', aPdf()],
    ['a name cut by a NUL', 'a.pdf\0.html', aPdf()],
    ['a name without an extension', 'pdf', aPdf()],
    ['a drawing that may hold a script', 'a.svg', Buffer.from('<svg><script/></svg>')],
  ])('whose content does not match their name are rejected: %s (DOC-010)', async (_, name, bytes) => {
    const before = await documents(1002);
    expect(await upload(app, { [name]: bytes })).toMatchObject({
      ErrorNo: 1,
      Message: 'Invalid file type',
      Results: [{ Success: false, PublicId: '', UploadedTimestamp: null }],
    });
    expect(await documents(1002)).toEqual(before);
    expect(await leftOver()).toBe(0);
  });

  test.each([
    ['a line end', '\r\n'],
    ['200 bytes', '\0'.repeat(200)],
  ])(
    'in which %s stands before the header of a PDF are accepted, and returned as they are',
    async (_, before) => {
      const bytes = Buffer.concat([Buffer.from(before), aPdf()]);
      const { ErrorNo, Results } = await upload(app, { 'before.pdf': bytes });
      expect(ErrorNo).toBe(0);
      const stored = await app.send(`/api/document/1002/${Results[0]?.PublicId}`, { as: 'FULL' });
      expect(await bytesOf(stored)).toEqual(bytes);
    },
  );

  test('that are protected by a password are rejected with that reason (DOC-010)', async () => {
    const bytes = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(2000),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await upload(app, { 'letter.docx': bytes })).toMatchObject({
      ErrorNo: 1,
      Message: 'The file is protected by a password. Remove the password and save the file again.',
    });
    expect(await leftOver()).toBe(0);
  });

  test('of kinds that the tenant does not accept are rejected, in any case of the extension (DOC-010)', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p5DfSgAAAABJRU5ErkJggg==',
      'base64',
    );
    expect((await upload(app, { 'a.png': png })).ErrorNo).toBe(0);
    const accept = (...kinds: readonly string[]) =>
      db().inTenant('harbour', (trx) =>
        sql`update tenant set settings = settings || jsonb_build_object('AcceptedDocumentUploadExtensions',
          ${JSON.stringify(kinds)}::jsonb)`.execute(trx),
      );
    await accept('.PDF');
    const { Message, Results } = await upload(testApp(db()), { 'b.png': png, 'c.pdf': aPdf() });
    await accept('.pdf', '.png', '.jpg', '.jpeg', '.docx');
    expect(Message).toBe('Invalid file type');
    expect(Results.map(({ FileName, Success }) => [FileName, Success])).toEqual([
      ['b.png', false],
      ['c.pdf', true],
    ]);
    expect(await leftOver()).toBe(0);
  });

  test('may have up to 20 MB; an empty one is rejected (OP-150)', async () => {
    expect(await upload(app, { 'most.pdf': aPdf(documentMaximumBytes) })).toMatchObject({ ErrorNo: 0 });
    expect(await upload(app, { 'more.pdf': aPdf(documentMaximumBytes + 1) })).toMatchObject({
      ErrorNo: 1,
      Message: 'The file is larger than 20 MB.',
    });
    expect(await upload(app, { 'none.pdf': Buffer.alloc(0) })).toMatchObject({
      ErrorNo: 1,
      Message: 'The file is empty.',
    });
    expect(await leftOver()).toBe(0);
  });

  test('are recognised as a letter wherever the list of contents is in the archive', async () => {
    const late = await docx('docProps/app.xml', 'word/media/a.bin', 'word/document.xml');
    expect(await upload(app, { 'late.docx': late })).toMatchObject({ ErrorNo: 0 });
  });

  test('are stored once for a repeated request', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const bytes = aPdf();
    const before = (await documents(1002)).length;
    const first = await upload(app, { 'once.pdf': bytes }, 1002, { headers });
    expect(await upload(app, { 'once.pdf': bytes }, 1002, { headers })).toEqual(first);
    expect(await documents(1002)).toHaveLength(before + 1);
    expect((await sendDocuments(app, { 'once.pdf': aPdf() }, 1002, { headers })).status).toBe(422);
    expect(await leftOver()).toBe(0);
  });

  test.each([0.02, 0.5, 0.99])(
    'leave nothing when the upload is cut off at %d of its length',
    async (share) => {
      const form = new Response(formOf({ 'cut.pdf': aPdf(900_000) }));
      const whole = Buffer.from(await form.arrayBuffer());
      const before = await documents(1002);
      const answer = await app.send('/api/document/upload/1002', {
        as: 'FULL',
        method: 'POST',
        headers: { 'content-type': form.headers.get('content-type') ?? '' },
        body: new ReadableStream({
          start(controller) {
            controller.enqueue(whole.subarray(0, whole.length * share));
          },
          pull(controller) {
            controller.error(new Error('gone'));
          },
        }),
      });
      expect(answer.status).toBe(400);
      expect(await documents(1002)).toEqual(before);
      expect(await leftOver()).toBe(0);
    },
  );

  test('are accepted only as a form with files under one field name', async () => {
    const send = (body: FormData) => app.send('/api/document/upload/1002', { as: 'FULL', body });
    const more = formOf({ 'a.pdf': aPdf() });
    more.append('Name', 'x');
    const many = formOf(Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.pdf`, aPdf()])));
    for (const form of [formOf({ 'a.pdf': aPdf() }, 'file'), more, many, new FormData()])
      expect((await send(form)).status).toBe(400);
    expect((await app.send('/api/document/upload/1002', { as: 'FULL', json: {} })).status).toBe(415);
    expect(await leftOver()).toBe(0);
  });

  test('are rejected with the reason for a depersonalised application', async () => {
    const id = applications.rows.find((row) => row.Status === 'Depersonalised')?.ApplicationID ?? 0;
    expect(id).toBeGreaterThan(0);
    expect(await upload(app, { 'a.pdf': aPdf() }, id)).toMatchObject({
      ErrorNo: 1,
      Message: 'A depersonalised application takes no documents.',
    });
    expect(await leftOver()).toBe(0);
  });

  describe('as an archive', () => {
    test('are complete, with distinct names, in a file named after the application’s number (DOC-004, OP-149, API-051)', async () => {
      const sent = { 'same.pdf': aPdf(300_000), 'SAME.pdf': aPdf(10) };
      for (const [name, bytes] of Object.entries(sent)) await upload(app, { [name]: bytes }, 1005);
      await upload(app, { 'same.pdf': sent['SAME.pdf'] }, 1005);
      const answer = await app.send('/api/document/zip/1005', { as: 'FULL' });
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(answer.headers.get('content-disposition')).toContain('filename="1005.zip"');
      const parts = await unzipped(await bytesOf(answer));
      const added = Object.entries(parts).filter(([name]) => /^same/i.test(name));
      expect(added.map(([name]) => name)).toEqual(['same.pdf', 'SAME (2).pdf', 'same (3).pdf']);
      expect(added.map(([, bytes]) => bytes.length)).toEqual([300_000, 10, 10]);
      expect(parts['same.pdf']?.equals(sent['same.pdf'])).toBe(true);
      expect(Object.keys(parts)).toHaveLength((await documents(1005)).length);
    });

    test('are a valid archive for one document, with the time of its upload on the tenant’s clock (OP-380)', async () => {
      const id = applications.rows.find(({ DocumentCount }) => DocumentCount === 0)?.ApplicationID ?? 0;
      expect((await app.send(`/api/document/zip/${id}`, { as: 'FULL' })).status).toBe(404);
      const bytes = aPdf();
      await upload(app, { 'one.pdf': bytes }, id);
      const answer = await app.send(`/api/document/zip/${id}`, { as: 'FULL' });
      const times: Date[] = [];
      expect(await unzipped(await bytesOf(answer), times)).toEqual({ 'one.pdf': bytes });
      const [document] = await documents(id);
      const uploaded = new Date((document?.UploadedTimestamp ?? 0) * 1000);
      const clock = { timeStyle: 'short', dateStyle: 'short' } as const;
      expect(times.map((time) => time.toLocaleString('en-AU', { ...clock, timeZone: 'UTC' }))).toEqual([
        uploaded.toLocaleString('en-AU', { ...clock, timeZone: 'Australia/Sydney' }),
      ]);
    });
  });

  test('of another application, another tenant or an unknown one are not found', async () => {
    const [document] = await documents(1001);
    const known = document?.LabDocsId ?? '';
    const asked = [
      get(1002, known),
      get(1001, randomUUID()),
      get(1001, 'x'),
      get(9_999_999, known),
      get(2001, known),
      get(1001, known, 'FULL', 'meridian.localhost:4000'),
      sendDocuments(app, { 'a.pdf': aPdf() }, 2001),
      sendDocuments(app, { 'a.pdf': aPdf() }, randomUUID()),
      app.send('/api/document/zip/2001', { as: 'FULL' }),
    ];
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(404);
  });

  test('can be neither uploaded nor downloaded without the claim (DOC-016)', async () => {
    const [document] = await documents(1001);
    expect((await get(1001, document?.LabDocsId ?? '', 'EDIT')).status).toBe(403);
    expect((await app.send('/api/document/zip/1001', { as: 'EDIT' })).status).toBe(403);
    expect((await sendDocuments(app, { 'a.pdf': aPdf() }, 1001, { as: 'EDIT' })).status).toBe(403);
  });

  test('are deleted with their bytes when personal data are erased, and no others', async () => {
    await upload(app, { 'mine.pdf': aPdf() }, 1006);
    await upload(app, { 'other.pdf': aPdf() }, 1007);
    const [deleted] = await documents(1006);
    const [stays] = await documents(1007);
    await db().inTenant('harbour', (trx) => deleteDocuments(trx, 1006));
    expect(await documents(1006)).toEqual([]);
    expect(await counts(1006)).toEqual([0, 0]);
    expect((await get(1006, deleted?.LabDocsId ?? '')).status).toBe(404);
    expect((await get(1007, stays?.LabDocsId ?? '')).status).toBe(200);
    const { rows } = await db().inTenant('harbour', (trx) =>
      sql`select from stored_file_chunk where file_id = ${deleted?.LabDocsId}`.execute(trx),
    );
    expect(rows).toEqual([]);
  });
});
