import type { Trx } from '../db/connect.ts';

/** The kinds of work that leave a request; each has one worker. */
export const taskKinds = ['mail'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Work that was left behind: whatever else it needs lies in the tenant's tables. */
export interface Task {
  readonly tenant: string;
  /** Of what it is about. Work is done once for an id. */
  readonly id: string;
}

/** Leaves work behind: it begins if and when the transaction is committed. */
export async function enqueue(trx: Trx, kind: TaskKind, { tenant, id }: Task): Promise<void> {
  await trx.insertInto('queued_task').values({ id, tenant, kind }).execute();
}
