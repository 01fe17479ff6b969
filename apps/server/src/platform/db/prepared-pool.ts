import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { RequestAborted, currentRequester } from '../requester.ts';
import type { Cancel } from './statement-canceller.ts';

/** Statements beyond this number are not prepared, because the server keeps every plan. */
const maxPlans = 300;

/** Ends a transaction, even after an abort. */
export const rollback = 'rollback';

/** Reports the server process of a transaction, at the end of its first message: behind a pooler each has its own. */
export const selectProcessId = 'select pg_backend_pid() as process_id';
type Reported = Readonly<Record<'process_id', number>>;

/** The id of the server process, as the server sent it when it connected. */
export const processIdOf = (client: pg.PoolClient): number =>
  (client as pg.PoolClient & { readonly processID: number }).processID;

/**
 * A pool with prepared statements: each text is parsed and planned once per connection, which saves about a quarter
 * of a list call, where `named` statements outlive a transaction. The statement of an aborted request is cancelled.
 */
export function preparedPool(pool: pg.Pool, cancel: Cancel, named: () => boolean): PostgresPool {
  const names = new Map<string, string>();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = (text: string) => {
    if (!named()) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= maxPlans) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? prepared(client, nameOf, cancel);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function prepared(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  cancel: Cancel,
): PostgresPoolClient {
  let processId = processIdOf(client);
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    const run = () =>
      client.query<Reported>({ text, values: [...values], ...(name !== undefined && { name }) });
    const signal = currentRequester()?.signal;
    const begins = text.endsWith(selectProcessId);
    // The previous one may work for another client.
    if (begins) processId = 0;
    const result = await (signal === undefined || text === rollback
      ? run()
      : unlessAborted(signal, () => cancel(processId), run));
    if (begins) processId = [result].flat().at(-1)?.rows[0]?.process_id ?? 0;
    return result;
  };
  return {
    // The cursor form of the call is only used with a cursor class, which is not configured.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/** The connection is released only after the cancellation has arrived, which would otherwise hit the next statement. */
async function unlessAborted<T>(
  signal: AbortSignal,
  cancel: () => Promise<void>,
  run: () => Promise<T>,
): Promise<T> {
  if (signal.aborted) throw new RequestAborted();
  let cancelled: Promise<void> | undefined;
  const stop = () => {
    cancelled = cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await run();
  } catch (error) {
    throw signal.aborted ? new RequestAborted() : error;
  } finally {
    signal.removeEventListener('abort', stop);
    await cancelled;
  }
}
