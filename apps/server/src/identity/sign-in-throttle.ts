import type { Insertable } from 'kysely';
import type { Database, Trx } from '../db/connect.ts';
import { digest } from './digest.ts';
import type { SignInAttemptTable } from './identity-tables.ts';

interface Limit {
  /** Failures that cost nothing. */
  readonly free: number;
  /** Longest wait in seconds; it doubles from one on. */
  readonly longest: number;
}

/**
 * The pair comes first, so that somebody guessing from elsewhere cannot keep the owner out for long; the account and
 * the address alone stop guesses that are spread over many of the other.
 */
const limits = {
  pair: { free: 5, longest: 60 },
  account: { free: 20, longest: 10 },
  address: { free: 50, longest: 60 },
} as const satisfies Record<string, Limit>;

/** Failures older than this count no more. */
const forgottenAfterMs = 15 * 60_000;

const never = new Date(0);

export interface Attempt {
  readonly email: string;
  readonly address: string;
}

export interface SignInThrottle {
  /** Counts the attempt as failed until `succeeded` says otherwise; answers the seconds to wait, 0 to go on. */
  begin(tenant: string, attempt: Attempt): Promise<number>;
  /** The password was right: takes the attempt back and clears the pair. */
  succeeded(tenant: string, attempt: Attempt): Promise<void>;
}

export function signInThrottle(db: Database, now: () => number): SignInThrottle {
  return {
    begin: (tenant, attempt) =>
      db.inTenant(tenant, async (trx) => {
        const keys = keysOf(attempt);
        const rows = await held(trx, tenant, keys);
        const waits = rows.map((row) => Math.ceil((row.blocked_until.getTime() - now()) / 1000));
        const wait = Math.max(0, ...waits);
        if (wait > 0) return wait;
        const failuresOf = new Map(rows.map((row) => [row.key, recent(row, now()) ? row.failures : 0]));
        await store(
          trx,
          keys.map(({ key, limit }) => {
            const failures = (failuresOf.get(key) ?? 0) + 1;
            const blocked_until = new Date(now() + waitAfter(failures, limit) * 1000);
            return { tenant_id: tenant, key, failures, failed_at: new Date(now()), blocked_until };
          }),
        );
        await sweep(trx);
        return 0;
      }),
    succeeded: (tenant, attempt) =>
      db.inTenant(tenant, async (trx) => {
        const keys = keysOf(attempt);
        await held(trx, tenant, keys);
        const [pair, ...shared] = keys.map(({ key }) => key);
        if (pair !== undefined) await trx.deleteFrom('sign_in_attempt').where('key', '=', pair).execute();
        await trx
          .updateTable('sign_in_attempt')
          .set((row) => ({ failures: row('failures', '-', 1), blocked_until: never }))
          .where('key', 'in', shared)
          .where('failures', '>', 0)
          .execute();
      }),
  };

  async function sweep(trx: Trx): Promise<void> {
    // What another attempt holds is left for later: waiting for it could be waiting for each other.
    const old = trx
      .selectFrom('sign_in_attempt')
      .select('key')
      .where('failed_at', '<', new Date(now() - 24 * 3600_000))
      .forUpdate()
      .skipLocked();
    await trx.deleteFrom('sign_in_attempt').where('key', 'in', old).execute();
  }
}

async function store(trx: Trx, rows: readonly Insertable<SignInAttemptTable>[]): Promise<void> {
  await trx
    .insertInto('sign_in_attempt')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet((row) => ({
        failures: row.ref('excluded.failures'),
        failed_at: row.ref('excluded.failed_at'),
        blocked_until: row.ref('excluded.blocked_until'),
      })),
    )
    .execute();
}

const waitAfter = (failures: number, { free, longest }: Limit): number =>
  failures < free ? 0 : Math.min(longest, 2 ** (failures - free));

/** The rows, made where they are missing and held until the transaction ends: attempts at once are counted in turn. */
async function held(trx: Trx, tenant: string, keys: readonly { readonly key: string }[]) {
  // In one order for everyone, so that two attempts never wait for each other.
  const fresh = keys.map(({ key }) => ({
    tenant_id: tenant,
    key,
    failures: 0,
    failed_at: never,
    blocked_until: never,
  }));
  await trx
    .insertInto('sign_in_attempt')
    .values(fresh.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('sign_in_attempt')
    .selectAll()
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .orderBy('key')
    .forUpdate()
    .execute();
}

const recent = (row: { readonly failed_at: Date }, at: number): boolean =>
  at - row.failed_at.getTime() < forgottenAfterMs;

function keysOf({ email, address }: Attempt): readonly { readonly key: string; readonly limit: Limit }[] {
  const account = email.trim().toLowerCase();
  return [
    { key: digest(`pair\n${account}\n${address}`), limit: limits.pair },
    { key: digest(`account\n${account}`), limit: limits.account },
    { key: digest(`address\n${address}`), limit: limits.address },
  ];
}
