import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { run } from '../tenant-table.ts';

/** The demo tenants of every version before the mark. */
const earlier = ['harbour', 'meridian', 'banksia'];

/** Ids as the demo data give them; everybody else's holds a random number with dashes. */
const seededId = String.raw`^G-[A-Z]+\d*$`;

/**
 * Marks whoever and whatever the demo data brought: their password is published. People from before the mark are
 * known by their ids and by addresses in a domain that nobody can own.
 */
export const seededMark: Migration = {
  name: '0008-seeded-mark',
  up: async (trx) => {
    await run(trx, [
      `alter table tenant add column seeded boolean not null default false`,
      `alter table portal_user add column seeded boolean not null default false`,
    ]);
    for (const tenant of earlier) {
      // Row-level security holds the owner too.
      await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
      await sql`update portal_user set seeded = true
        where tenant_id = ${tenant} and global_id ~ ${seededId} and email like ${`%@${tenant}.example`}`.execute(
        trx,
      );
      await sql`update tenant set seeded = true
        where id = ${tenant} and exists (select from portal_user where tenant_id = ${tenant} and seeded)`.execute(
        trx,
      );
    }
    await sql`select set_config('portal.tenant', '', true)`.execute(trx);
  },
};
