import type { LinkPurpose } from '../../platform/db/column-types.ts';
import { randomBytes } from 'node:crypto';
import type { Trx } from '../../platform/db/connect.ts';
import { digest } from '../digest.ts';

export interface NewToken {
  readonly tenant: string;
  readonly globalId: string;
  readonly purpose: LinkPurpose;
  /** Milliseconds. */
  readonly validForMs: number;
}

/** Creates a token of 256 random bits. Only its hash is stored. */
export async function addToken(
  trx: Trx,
  { tenant, globalId, purpose, validForMs }: NewToken,
  now: () => number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('one_time_link')
    .values({
      tenant_id: tenant,
      token_hash: digest(token),
      global_id: globalId,
      purpose,
      expires_at: new Date(now() + validForMs),
    })
    .execute();
  return token;
}

/** The same; earlier tokens of its purpose become invalid. */
export async function createToken(trx: Trx, wanted: NewToken, now: () => number = Date.now): Promise<string> {
  await trx
    .deleteFrom('one_time_link')
    .where('global_id', '=', wanted.globalId)
    .where('purpose', '=', wanted.purpose)
    .execute();
  return addToken(trx, wanted, now);
}

/** The user of a valid token. */
export async function tokenHolder(
  trx: Trx,
  purpose: LinkPurpose,
  token: string,
  now: () => number,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('one_time_link')
    .select('global_id')
    .where('token_hash', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now()))
    .executeTakeFirst();
  return row?.global_id;
}

/** Consumes the token: of two concurrent requests with one token, one gets the user. */
export async function consumeToken(
  trx: Trx,
  purpose: LinkPurpose,
  token: string,
  now: () => number,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('one_time_link')
    .where('token_hash', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now()))
    .returning('global_id')
    .executeTakeFirst();
  return row?.global_id;
}
