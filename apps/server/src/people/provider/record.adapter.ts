import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../platform/db/connect.ts';
import { hasNul } from '../../platform/http/input.ts';
import { isYounger } from '../../platform/is-younger.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { digest } from '../digest.ts';

const sweepEveryMs = 10 * 60_000;

export interface RecordErrors {
  /** For a request that consumes a record which another one has consumed. */
  reused(): never;
  /** For a request with a character that the database cannot store. */
  unstorable(): never;
}

/** Stores the provider's records of one issuer. Of two concurrent requests, one consumes a record. */
export function recordStore(
  db: Database,
  issuer: string,
  refuse: RecordErrors,
  now: () => number,
): AdapterFactory {
  let sweptAt = now();

  const sweep = async () => {
    if (isYounger(sweptAt, sweepEveryMs, now())) return;
    sweptAt = now();
    await db.system((trx) =>
      trx.deleteFrom('oidc_record').where('expires_at', '<', new Date(now())).execute(),
    );
  };

  const forgetGrant = async (grantId: string) => {
    await db.system((trx) =>
      trx.deleteFrom('oidc_record').where('issuer', '=', issuer).where('grant_id', '=', grantId).execute(),
    );
  };

  return (model): Adapter => {
    const record = { issuer, model };
    const read = async (by: { id: string } | { uid: string }): Promise<AdapterPayload | undefined> => {
      const row = await db.system((trx) =>
        trx
          .selectFrom('oidc_record')
          .select(['payload', 'consumed_at', 'expires_at'])
          .where((where) => where.and({ ...record, ...by }))
          .executeTakeFirst(),
      );
      if (!row || (row.expires_at && row.expires_at.getTime() <= now())) return undefined;
      return { ...row.payload, ...(row.consumed_at && { consumed: unixSeconds(row.consumed_at) }) };
    };
    return {
      upsert: async (id, { jti: _id, ...payload }, expiresIn) => {
        if (hasNul(payload)) refuse.unstorable();
        const expiresAt = expiresIn === undefined ? null : new Date(now() + expiresIn * 1000);
        const values = { ...storedValues(model, id, payload), expires_at: expiresAt };
        await db.system((trx) =>
          trx
            .insertInto('oidc_record')
            .values({ ...record, id: digest(id), ...values, consumed_at: null })
            .onConflict((conflict) => conflict.columns(['issuer', 'model', 'id']).doUpdateSet(values))
            .execute(),
        );
        await sweep();
      },
      find: async (id) => {
        const payload = await read({ id: digest(id) });
        return payload && { ...payload, jti: id };
      },
      findByUid: (uid) => read({ uid }),
      // The device flow, the only one with user codes, is disabled.
      findByUserCode: () => Promise.resolve(undefined),
      consume: async (id) => {
        const taken = await db.system((trx) =>
          trx
            .updateTable('oidc_record')
            .set({ consumed_at: new Date(now()) })
            .where((where) => where.and({ ...record, id: digest(id) }))
            .where('consumed_at', 'is', null)
            .returning('grant_id')
            .executeTakeFirst(),
        );
        if (taken) return;
        const grantId = (await read({ id: digest(id) }))?.grantId;
        if (grantId !== undefined) await forgetGrant(grantId);
        refuse.reused();
      },
      destroy: async (id) => {
        await db.system((trx) =>
          trx
            .deleteFrom('oidc_record')
            .where((where) => where.and({ ...record, id: digest(id) }))
            .execute(),
        );
      },
      revokeByGrantId: forgetGrant,
    };
  };
}

const storedValues = (model: string, id: string, payload: AdapterPayload) => ({
  payload: JSON.stringify(payload),
  // An interaction only mentions a grant: another sign-in in progress must survive the end of the grant.
  grant_id: model === 'Grant' ? id : model === 'Interaction' ? null : (payload.grantId ?? null),
  uid: payload.uid ?? null,
  // An interaction has an account once its user has signed in.
  account_id: payload.accountId ?? payload.result?.login?.accountId ?? null,
});
