import type { Database } from '../db/connect.ts';

/** Creates or updates the tables of the queue, so that the server finds them. */
export async function installQueue(db: Database): Promise<void> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql: (text, values) => db.statement(text, values) },
    backend: db.kind,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.stop({ close: false });
}
