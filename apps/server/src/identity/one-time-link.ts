import { randomBytes } from 'node:crypto';
import type { Database, Trx } from '../db/connect.ts';
import { digest } from './digest.ts';
import './identity-tables.ts';

const goodForMs = 24 * 3600_000;

/** Makes a link with which the person chooses a password, once, within 24 hours; earlier ones end. Answers its path. */
export async function createOneTimeLink(
  db: Database,
  tenant: string,
  globalId: string,
  now: () => number = Date.now,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.inTenant(tenant, async (trx) => {
    await trx.deleteFrom('one_time_link').where('global_id', '=', globalId).execute();
    await trx
      .insertInto('one_time_link')
      .values({
        tenant_id: tenant,
        token_hash: digest(token),
        global_id: globalId,
        expires_at: new Date(now() + goodForMs),
      })
      .execute();
  });
  return `/oidc/one-time/${token}`;
}

/** Whose link it is, while it is good. */
export async function linkHolder(trx: Trx, token: string, now: () => number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('one_time_link')
    .select('global_id')
    .where('token_hash', '=', digest(token))
    .where('expires_at', '>', new Date(now()))
    .executeTakeFirst();
  return row?.global_id;
}

/** Takes the link away; of two requests with the same link one gets the person. */
export async function takeLink(trx: Trx, token: string, now: () => number): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('one_time_link')
    .where('token_hash', '=', digest(token))
    .where('expires_at', '>', new Date(now()))
    .returning('global_id')
    .executeTakeFirst();
  return row?.global_id;
}
