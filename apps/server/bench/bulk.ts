import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from '../src/platform/db/connect.ts';
import { permittedFor, storeRows } from '../src/modules/bulk-upload/bulk-upload.store.ts';
import type { UploadRow } from '../src/modules/bulk-upload/upload-rows.ts';
import { personOf } from '../src/testing/person.ts';
import { checkAtMost, drain, growthDuring, middle, write } from './figures.ts';
import type { Served } from './served.ts';

/** Minimum throughput relative to COPY, and maximum memory growth in megabytes. */
const goals = { exportShare: 0.8, uploadShare: 0.7, exportGrowth: 20 };
const rounds = 5;
const uploadSize = 10_000;

const fiona = personOf('G-FULL', { displayName: 'Fiona Full', location: 'Sydney', group: 'North' });
const { tenant } = fiona;

/**
 * Measures exports and uploads. Each alternates with COPY, so that other load on the machine affects
 * both.
 */
export async function measureBulk(served: Served, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: served.databaseUrl });
  await client.connect();
  await measureExport(served, client, rows);
  await measureUpload(served.db, client, rows);
  await client.end();
}

/** Rows per second. */
async function rate(work: () => Promise<unknown>, rows: number): Promise<number> {
  const start = performance.now();
  await work();
  return rows / ((performance.now() - start) / 1000);
}

/** The medians of both rates over some rounds, after a warm-up round. */
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
  const counted = await client.query<{ rows: number }>(
    `select count(*)::int as rows from (${listed}) as listed`,
  );
  const listedRows = counted.rows[0]?.rows ?? Number.NaN;
  const [copy, file] = await byTurns(
    async () => {
      const stream = client.query(copyTo(`copy (${listed}) to stdout with (format csv)`));
      return rate(() => finished(stream.resume()), listedRows);
    },
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

/** A parsed upload of the maximum number of rows, against COPY of the same rows by the database's owner. */
async function measureUpload(db: Database, client: pg.Client, rows: number): Promise<void> {
  const { uploader } = await db.inTenant(tenant, (trx) => permittedFor(trx, fiona));
  let round = 0;
  const last = `select ${copied} from application order by id desc limit ${uploadSize}`;
  const [stored, copy] = await byTurns(
    () => {
      round += 1;
      const uploaded = Array.from({ length: uploadSize }, (_, index) =>
        uploadRow(round * uploadSize + index, uploader),
      );
      return rate(() => db.inTenant(tenant, (trx) => storeRows(trx, fiona, uploaded)), uploadSize);
    },
    async () => {
      const lines: Buffer[] = [];
      for await (const part of client.query(copyTo(`copy (${last}) to stdout`))) lines.push(part as Buffer);
      const into = client.query(copyFrom(`copy application (${copied}) from stdin`));
      return rate(() => pipeline(Readable.from(lines), into), uploadSize);
    },
  );
  write('upload, rows a second', stored.toFixed(0), stored / copy, 'of COPY');
  checkAtMost(`COPY to upload at ${rows}`, (goals.uploadShare * copy) / stored, 1);
}

const uploadRow = (number: number, owner: UploadRow['owner']): UploadRow => ({
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
});
