import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from '../src/platform/db/connect.ts';
import { keepFile, storeFile } from '../src/platform/files/stored-file.store.ts';
import { cancelEach } from '../src/modules/applications/application-cancel.service.ts';
import { permittedFor, storeRows } from '../src/modules/bulk-upload/bulk-upload.store.ts';
import type { UploadRow } from '../src/modules/bulk-upload/upload-rows.ts';
import { storeDocument } from '../src/modules/documents/document.store.ts';
import { personOf } from '../src/testing/person.ts';
import { firstId } from './fill.ts';
import { checkAtMost, drain, growthDuring, middle, write } from './figures.ts';
import type { Served } from './served.ts';

/** Shares of COPY at least; megabytes that the process may grow by. */
const goals = { exportShare: 0.8, uploadShare: 0.7, exportGrowth: 20, archiveGrowth: 64 };
const rounds = 5;
const megabyte = 1_048_576;

const fiona = personOf('G-FULL', { displayName: 'Fiona Full', location: 'Sydney', group: 'North' });
const { tenant } = fiona;

/** Files and changes of many rows; each is compared with COPY by turns, because the machine's other work falls on both. */
export async function measureBulk(served: Served, rows: number): Promise<void> {
  await measureArchive(served, rows);
  const client = new pg.Client({ connectionString: served.databaseUrl });
  await client.connect();
  await measureExport(served, client, rows);
  await measureUpload(served.db, client, rows);
  await measureCancel(served.db);
  await client.end();
}

/** The documents of one application as an archive: 500 of 2 MB. The first round fills what the process keeps anyway. */
async function measureArchive({ db, origin, token }: Served, rows: number): Promise<void> {
  const [count, application] = [500, 1001];
  const bytes = randomBytes(2 * megabyte);
  for (let number = 0; number < count; number += 1) {
    const stored = await storeFile(db, { tenant, application }, inParts(bytes));
    await db.inTenant(tenant, async (trx) => {
      await keepFile(trx, stored);
      await storeDocument(trx, { tenant, application, name: 'deed.pdf', fileId: stored.id });
    });
  }
  const archive = () => drain(`${origin}/api/document/zip/${application}`, token);
  await archive();
  const [drained, grown] = await growthDuring(archive);
  if (drained.bytes < count * bytes.length) throw new Error(`The archive has only ${drained.bytes} bytes.`);
  write('archive, MB a second', drained.bytes / megabyte / (drained.ms / 1000), grown, 'MB grown');
  checkAtMost(`megabytes grown by an archive at ${rows}`, grown, goals.archiveGrowth);
}

async function* inParts(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** Rows a second of work that answers how many rows it took. */
async function rate(work: () => Promise<number>): Promise<number> {
  const start = performance.now();
  return (await work()) / ((performance.now() - start) / 1000);
}

/** Both rates, in the middle of some rounds after a first one. */
async function byTurns(one: () => Promise<number>, other: () => Promise<number>): Promise<[number, number]> {
  const rates: [number, number][] = [];
  for (let round = 0; round <= rounds; round += 1) rates.push([await one(), await other()]);
  const settled = rates.slice(1);
  return [middle(settled.map(([first]) => first)), middle(settled.map(([, second]) => second))];
}

const exported = `id, primary_email, client_name, created_at, owner_name, percentage_complete, docs_required, status, label,
  system_label, external_id, completed_at, assignee_name, last_document_at, document_count, language, promo_code, mode,
  account_number, application_type, user_upload_count, sub_brand, products, account_name, investment_amount`;

async function measureExport({ origin, token }: Served, client: pg.Client, rows: number): Promise<void> {
  const listed = `select ${exported} from application where tenant_id = '${tenant}' and status <> 'Cancelled'`;
  const growths: number[] = [];
  const [copy, file] = await byTurns(
    () =>
      rate(async () => {
        const stream = client.query(copyTo(`copy (${listed}) to stdout with (format csv)`));
        for await (const part of stream) void part;
        return stream.rowCount;
      }),
    async () => {
      const [drained, grown] = await growthDuring(() => drain(`${origin}/api/application/export/all`, token));
      if (drained.bytes < drained.rows * 100) throw new Error('The export is incomplete.');
      growths.push(grown);
      return drained.rows / (drained.ms / 1000);
    },
  );
  const grown = Math.max(...growths.slice(1));
  write('export, rows a second', file.toFixed(0), file / copy, 'of COPY', grown, 'MB grown');
  checkAtMost(`COPY to export at ${rows}`, (goals.exportShare * copy) / file, 1);
  checkAtMost(`megabytes grown by export at ${rows}`, grown, goals.exportGrowth);
}

const copied = `tenant_id, owner_global_id, owner_name, location, restriction_group, status, mode, account_name,
  application_type, short_application_type, primary_email, client_name, primary_applicant_name,
  primary_applicant_phone, sub_brand, products, external_id, investment_amount`;

/** As many rows as a file may have, once it is read, against COPY of the same rows by the database's owner. */
async function measureUpload(db: Database, client: pg.Client, rows: number): Promise<void> {
  const { owners } = await db.inTenant(tenant, (trx) => permittedFor(trx, fiona));
  let round = 0;
  const [stored, copy] = await byTurns(
    () => {
      round += 1;
      const uploaded = Array.from({ length: 10_000 }, (_, index) =>
        uploadRow(round * 10_000 + index, owners),
      );
      return rate(async () => {
        await db.inTenant(tenant, (trx) => storeRows(trx, fiona, uploaded));
        return uploaded.length;
      });
    },
    async () => {
      const lines: Buffer[] = [];
      const last = `select ${copied} from application order by id desc limit 10000`;
      for await (const part of client.query(copyTo(`copy (${last}) to stdout`))) lines.push(part as Buffer);
      return rate(async () => {
        await pipeline(
          Readable.from(lines),
          client.query(copyFrom(`copy application (${copied}) from stdin`)),
        );
        return 10_000;
      });
    },
  );
  write('upload, rows a second', stored.toFixed(0), stored / copy, 'of COPY');
  checkAtMost(`COPY to upload at ${rows}`, (goals.uploadShare * copy) / stored, 1);
}

function uploadRow(number: number, owners: readonly UploadRow['owner'][]): UploadRow {
  const owner = owners[number % owners.length];
  if (!owner) throw new Error('The tenant has no owners.');
  return {
    accountName: `Uploaded ${number} Family Trust`,
    type: 'Trust Individual',
    shortType: 'TRI',
    email: `uploaded${number}@post.example`,
    clientName: `Ada Okafor ${number}`,
    mobile: '0412 345 678',
    subBrand: 'Harbour Direct',
    products: ['Cash', 'Shares'],
    promoCode: null,
    externalId: `UP-${number}`,
    amount: `${number}.50`,
    owner,
  };
}

/** As many applications as one call may cancel. */
async function measureCancel(db: Database): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    await db.inTenant(tenant, async (trx) => {
      const { rows } = await sql<{ guid: string }>`select guid from application
        where id > ${firstId} and status = 'Primary edit' order by hashint4(id) limit 1000`.execute(trx);
      const start = performance.now();
      const results = await cancelEach(
        trx,
        fiona,
        rows.map(({ guid }) => guid),
      );
      took.push(performance.now() - start);
      if (!results.every(({ Success }) => Success)) throw new Error('An application was not cancelled.');
    });
  write('cancel 1000, ms', middle(took.slice(1)));
}
