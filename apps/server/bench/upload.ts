import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../src/platform/db/connect.ts';
import type { Person } from '../src/platform/http/person.ts';
import { permittedFor, storeRows } from '../src/modules/bulk-upload/bulk-upload.store.ts';
import type { UploadRow } from '../src/modules/bulk-upload/upload-rows.ts';
import { middle } from './percentile.ts';

export interface UploadBench {
  /** The same filled database twice: as the server has it, and by an address for COPY. */
  readonly db: Database;
  readonly databaseUrl: string;
  /** Rows of one upload; default as many as a file may have. */
  readonly rows?: number;
  readonly rounds?: number;
}

export interface UploadFigures {
  readonly rows: number;
  /** Rows a second of COPY into the same table with its indexes and triggers, by the database's owner. */
  readonly copy: number;
  /** Rows a second of an upload once its file is read, with the lines of its activity. */
  readonly stored: number;
  /** `stored` to `copy`. */
  readonly ratio: number;
}

/** Least share of COPY that storing may have. */
export const uploadGoals = { ratio: 0.7 };

const uploader: Person = {
  tenant: 'harbour',
  globalId: 'G-FULL',
  session: 'S',
  displayName: 'Fiona Full',
  email: 'fiona.full@harbour.example',
  claims: [],
  location: 'Sydney',
  group: 'North',
};

/** Takes turns, so that whatever else the machine does falls on both; every upload is of other rows. */
export async function measureUpload(bench: UploadBench): Promise<UploadFigures> {
  const { db, databaseUrl, rows = 10_000, rounds = 5 } = bench;
  const { owners } = await db.inTenant(uploader.tenant, (trx) => permittedFor(trx, uploader));
  const rowsOf = (round: number) =>
    Array.from({ length: rows }, (_, index): UploadRow => {
      const number = round * rows + index;
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
    });
  const copies: number[] = [];
  const stores: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const copied = await bareCopy(databaseUrl, rowsOf(2 * round));
    const uploaded = rowsOf(2 * round + 1);
    const start = performance.now();
    await db.inTenant(uploader.tenant, (trx) => storeRows(trx, uploader, uploaded));
    const stored = rows / ((performance.now() - start) / 1000);
    if (round === 0) continue;
    copies.push(copied);
    stores.push(stored);
  }
  const [copy, stored] = [middle(copies), middle(stores)];
  return { rows, copy, stored, ratio: stored / copy };
}

async function bareCopy(databaseUrl: string, rows: readonly UploadRow[]): Promise<number> {
  const lines = rows.map((row) =>
    [
      uploader.tenant,
      row.owner.globalId,
      row.owner.displayName,
      row.owner.location ?? '',
      row.owner.group ?? '',
      'Primary edit',
      'Online',
      row.accountName,
      row.type,
      row.shortType,
      row.email,
      row.clientName,
      row.clientName,
      row.mobile,
      row.subBrand,
      `{${row.products.join(',')}}`,
      row.externalId,
      row.amount,
    ].join('\t'),
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const start = performance.now();
  await pipeline(
    Readable.from([`${lines.join('\n')}\n`]),
    client.query(
      copyFrom(`copy application (tenant_id, owner_global_id, owner_name, location, restriction_group, status, mode,
        account_name, application_type, short_application_type, primary_email, client_name, primary_applicant_name,
        primary_applicant_phone, sub_brand, products, external_id, investment_amount) from stdin`),
    ),
  );
  const rate = rows.length / ((performance.now() - start) / 1000);
  await client.end();
  return rate;
}
