import type { Schema } from '../../platform/db/schema.ts';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { emailKey } from '../directory/user.store.ts';
import { digest } from '../digest.ts';

/**
 * The pair of account and address has the lowest limit, so that an attacker elsewhere cannot delay the owner for
 * long. The limits of account and address alone stop guesses that are spread over many of the other. A browser in
 * which the user has signed in before has its own count and is not delayed by others (OWASP, device cookies).
 */
const freeFailures = { device: 5, pair: 5, account: 20, address: 50, asking: 150 } as const;

/** In seconds; a delay starts at one and doubles. */
const maxDelaySeconds = 60;
/** Maximum difference between the clocks of two servers, in seconds. */
const maxClockDifference = 60;
const dayMs = 24 * 3600_000;
/** Older failures no longer delay. */
const forgottenAfterMs = 15 * 60_000;
/** Older failures no longer count towards the lockout. */
export const rowAfterMs = 7 * dayMs;

const never = new Date(0);

export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** Id of the browser, if the user has signed in with it before. */
  readonly device?: string | undefined;
}

export interface AuthorisationRequest {
  /** Seconds to wait; 0 to continue. */
  readonly wait: number;
  /** Failures since the last success, including this attempt: of this device, or of all unknown browsers together. */
  readonly inARow: number;
  /** Time of the first of them. */
  readonly since: Date;
}

/** What counts attempts needs. */
export interface ThrottledDeps {
  readonly db: Database;
  readonly throttle: ReturnType<typeof signInThrottle>;
  readonly now: () => number;
}

export const waitText = (seconds: number): string =>
  `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;

export function signInThrottle(db: Database, now: () => number) {
  const count = (tenant: string, keys: readonly Key[], rowKey: string): Promise<AuthorisationRequest> =>
    db.inTenant(tenant, async (trx) => {
      const rows = await lockedRows(trx, tenant, keys, new Date(now()));
      const waits = rows.map((row) => secondsUntil(row.blocked_until, now()));
      const wait = Math.max(0, ...waits);
      const known = new Map(rows.map((row) => [row.key, counted(row, now())]));
      const ofRow = known.get(rowKey) ?? nothing(now());
      if (wait > 0) return { wait, inARow: ofRow.in_a_row, since: ofRow.row_began };
      await store(
        trx,
        keys.map(({ key, free }) => {
          const { failures, in_a_row, row_began } = known.get(key) ?? nothing(now());
          const blocked_until = new Date(now() + waitAfter(failures + 1, free) * 1000);
          const row = { in_a_row: key === rowKey ? in_a_row + 1 : 0, row_began };
          const failed_at = new Date(now());
          return { tenant_id: tenant, key, failures: failures + 1, failed_at, blocked_until, ...row };
        }),
      );
      return { wait: 0, inARow: ofRow.in_a_row + 1, since: ofRow.row_began };
    });

  return {
    /** Counts the attempt as failed until `succeeded` is called. */
    begin: (tenant: string, attempt: Attempt) => count(tenant, keysOf(attempt), rowKeyOf(attempt)),
    /** Counts an anonymous request by its address. Returns the seconds to wait, or 0 to continue. */
    ask: async (tenant: string, address: string): Promise<number> => {
      const key = digest(`asking\n${address}`);
      return (await count(tenant, [{ key, free: freeFailures.asking }], '')).wait;
    },
    /** The password was right: removes the attempt, and resets the counts of the pair and of failures in a row. */
    succeeded: (tenant: string, attempt: Attempt): Promise<void> =>
      db.inTenant(tenant, async (trx) => {
        const keys = keysOf(attempt);
        await lockedRows(trx, tenant, keys, new Date(now()));
        const [own, ...shared] = keys.map(({ key }) => key);
        if (own !== undefined) await trx.deleteFrom('sign_in_attempt').where('key', '=', own).execute();
        if (shared.length === 0) return;
        await trx
          .updateTable('sign_in_attempt')
          .set((row) => ({
            failures: sql<number>`greatest(${row.ref('failures')} - 1, 0)`,
            in_a_row: 0,
            blocked_until: never,
          }))
          .where('key', 'in', shared)
          .execute();
      }),
    /** The attempt is the first in a row. */
    startRow: async (trx: Trx, attempt: Attempt): Promise<void> => {
      await trx
        .updateTable('sign_in_attempt')
        .set({ in_a_row: 1, row_began: new Date(now()) })
        .where('key', '=', rowKeyOf(attempt))
        .execute();
    },
  };
}

async function store(trx: Trx, rows: readonly Insertable<Schema['sign_in_attempt']>[]): Promise<void> {
  await trx
    .insertInto('sign_in_attempt')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet((row) => ({
        failures: row.ref('excluded.failures'),
        failed_at: row.ref('excluded.failed_at'),
        in_a_row: row.ref('excluded.in_a_row'),
        row_began: row.ref('excluded.row_began'),
        blocked_until: row.ref('excluded.blocked_until'),
      })),
    )
    .execute();
}

const waitAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(maxDelaySeconds, 2 ** (failures - free));

/**
 * Returns 0 if the time is far beyond the longest delay: the clock has been set back since, and nobody should wait
 * that long. A slightly longer delay was set by a server whose clock is ahead.
 */
function secondsUntil(moment: Date, now: number): number {
  const seconds = Math.ceil((moment.getTime() - now) / 1000);
  return seconds > maxDelaySeconds + maxClockDifference ? 0 : Math.min(seconds, maxDelaySeconds);
}

/**
 * Creates missing rows and locks them until the transaction ends, so that concurrent attempts are counted one after
 * another.
 */
async function lockedRows(trx: Trx, tenant: string, keys: readonly { readonly key: string }[], at: Date) {
  // Always in the same order, so that two attempts never deadlock.
  const fresh = keys.map(({ key }) => ({
    tenant_id: tenant,
    key,
    failures: 0,
    failed_at: never,
    row_began: at,
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

const nothing = (at: number) => ({ failures: 0, in_a_row: 0, row_began: new Date(at) });

/** The part of earlier failures that still counts. */
function counted(row: Selectable<Schema['sign_in_attempt']>, at: number) {
  const age = at - row.failed_at.getTime();
  const none = nothing(at);
  const failures = age < forgottenAfterMs ? row.failures : none.failures;
  if (age >= rowAfterMs || row.in_a_row === 0) return { ...none, failures };
  return { failures, in_a_row: row.in_a_row, row_began: row.row_began };
}

interface Key {
  readonly key: string;
  /** Failures without a delay. */
  readonly free: number;
}

const accountOf = ({ email }: Attempt): string => emailKey(email);
const accountKey = (attempt: Attempt): string => digest(`account\n${accountOf(attempt)}`);
const deviceKey = (attempt: Attempt): string => digest(`device\n${accountOf(attempt)}\n${attempt.device}`);

/** The first key is the attempt's own. */
function keysOf(attempt: Attempt): readonly Key[] {
  if (attempt.device !== undefined) return [{ key: deviceKey(attempt), free: freeFailures.device }];
  return [
    { key: digest(`pair\n${accountOf(attempt)}\n${attempt.address}`), free: freeFailures.pair },
    { key: accountKey(attempt), free: freeFailures.account },
    { key: digest(`address\n${attempt.address}`), free: freeFailures.address },
  ];
}

/** The key under which failures in a row are counted. */
const rowKeyOf = (attempt: Attempt): string =>
  attempt.device === undefined ? accountKey(attempt) : deviceKey(attempt);
