import { Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { RequestAborted, currentRequester } from '../requester.ts';
import { withLiterals } from './literals.ts';
import { fileTimeouts } from '../../config/database-timeouts.ts';
import { setTimeouts } from './transaction-timeouts.ts';
import type { Schema, Trx } from './schema.ts';
import type { Cancel } from './statement-canceller.ts';

/** Makes the query to copy, in the transaction that copies it: what is read besides is of the same moment. */
export type QueryFor = (trx: Trx) => Promise<RawBuilder<unknown>>;
export type CopyOut = (tenant: string, queryFor: QueryFor) => AsyncGenerator<Uint8Array, void, undefined>;

type EnterTenant = (trx: Trx, tenant: string) => Promise<unknown>;

/**
 * Copies out of PostgreSQL as fast as the reader takes it. Of a reader that stops early, the query is cancelled
 * and the connection closed.
 */
export const copyOutOf = (pool: pg.Pool, cancel: Cancel, enter: EnterTenant): CopyOut =>
  async function* copyOut(tenant, queryFor) {
    const signal = currentRequester()?.signal;
    const client = await pool.connect();
    const stop = () => void cancel(client);
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
      await enter(trx, tenant);
      const query = withLiterals(await queryFor(trx));
      yield* client.query(copyTo(`copy (${query}) to stdout with (format csv)`)) as AsyncIterable<Buffer>;
      await trx.commit().execute();
      whole = true;
    } catch (error) {
      throw signal?.aborted ? new RequestAborted() : error;
    } finally {
      signal?.removeEventListener('abort', stop);
      client.release(!whole);
      if (!whole) await cancel(client);
    }
  };

/** The query builder on one connection, which stays the caller's. */
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
 * The same lines out of the embedded database. It has one connection for everybody, which a slow reader must not
 * keep: the lines are read whole, and only then handed on.
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

/** As COPY writes it: nothing is an empty cell, and whatever could be taken for an end stands in quotes. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = String(value);
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
