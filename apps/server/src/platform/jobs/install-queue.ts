import type { Database } from '../db/connect.ts';

/** Makes the tables that tasks are kept in, or brings them up to date; the server finds them then. */
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
