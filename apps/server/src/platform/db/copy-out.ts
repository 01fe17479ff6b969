import { Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { RequestAborted, currentRequester } from '../requester.ts';
import { withLiterals } from './literals.ts';
import { fileTimeouts } from '../../config/database-timeouts.ts';
import { processIdOf } from './prepared-pool.ts';
import { setTimeouts } from './transaction-timeouts.ts';
import type { Schema, Trx } from './schema.ts';
import type { Cancel } from './statement-canceller.ts';

/** Builds the query within the transaction that copies it, so that other data it reads are of the same moment. */
export type QueryFor = (trx: Trx) => Promise<RawBuilder<unknown>>;
export type CopyOut = (tenant: string, queryFor: QueryFor) => AsyncGenerator<Uint8Array, void, undefined>;

/** Returns the server process of the transaction. */
type EnterTenant = (trx: Trx, tenant: string) => Promise<number>;

/**
 * Copies out of PostgreSQL at the speed of the reader. If the reader stops early, the query is cancelled and the
 * connection closed.
 */
export const copyOutOf = (pool: pg.Pool, cancel: Cancel, enter: EnterTenant): CopyOut =>
  async function* copyOut(tenant, queryFor) {
    const signal = currentRequester()?.signal;
    const client = await pool.connect();
    let processId = processIdOf(client);
    const stop = () => void cancel(processId);
    signal?.addEventListener('abort', stop, { once: true });
    let whole = false;
    try {
      if (signal?.aborted) throw new RequestAborted();
      const trx = await onlyOn(client)
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute();
      await setTimeouts(trx, fileTimeouts);
      processId = await enter(trx, tenant);
      const query = withLiterals(await queryFor(trx));
      yield* client.query(copyTo(`copy (${query}) to stdout with (format csv)`)) as AsyncIterable<Buffer>;
      await trx.commit().execute();
      whole = true;
    } catch (error) {
      throw signal?.aborted ? new RequestAborted() : error;
    } finally {
      signal?.removeEventListener('abort', stop);
      client.release(!whole);
      if (!whole) await cancel(processId);
    }
  };

/** A query builder on one connection, which the caller keeps. */
function onlyOn(client: pg.PoolClient): Kysely<Schema> {
  const kept = {
    query: (text: string, values: readonly unknown[]) => client.query(text, [...values]),
    release: () => undefined,
  };
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { options: {}, connect: async () => kept, end: async () => undefined } as never,
    }),
  });
}

const linesAtOnce = 1000;

/**
 * The same lines from the embedded database. A slow reader must not hold its only connection, so the lines are read
 * completely before they are passed on.
 */
export const copyOutOfEmbedded = (
  inTenant: <T>(tenant: string, work: (trx: Trx) => Promise<T>) => Promise<T>,
): CopyOut =>
  async function* copyOut(tenant, queryFor) {
    yield* await inTenant(tenant, async (trx) => {
      const query = withLiterals(await queryFor(trx));
      await sql.raw(`declare copied no scroll cursor for ${query}`).execute(trx);
      const parts: Uint8Array[] = [];
      for (;;) {
        const { rows } = await sql
          .raw<Readonly<Record<string, string | number | null>>>(`fetch ${linesAtOnce} from copied`)
          .execute(trx);
        if (rows.length === 0) return parts;
        parts.push(Buffer.from(rows.map((row) => `${Object.values(row).map(cell).join(',')}\n`).join('')));
      }
    });
  };

/** The format of COPY: null is an empty cell, and text that could be taken for an end is quoted. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = String(value);
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
