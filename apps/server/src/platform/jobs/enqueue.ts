import type { Trx } from '../db/connect.ts';

/** The kinds of background tasks; each has one worker. */
export const taskKinds = ['mail'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A background task; other data it needs are in the tenant's tables. */
export interface Task {
  readonly tenant: string;
  /** The id of its subject. A task runs once per id. */
  readonly id: string;
}

/** Enqueues a task, which starts once the transaction is committed. */
export async function enqueue(trx: Trx, kind: TaskKind, { tenant, id }: Task): Promise<void> {
  await trx.insertInto('queued_task').values({ id, tenant, kind }).execute();
}
