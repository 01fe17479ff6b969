import { bringUpToDate } from '../platform/db/bring-up-to-date.ts';
import { connect, connectPostgres, type Database } from '../platform/db/connect.ts';
import { withMigrationLock } from '../platform/db/migrate.ts';
import { grantServingRole } from '../platform/db/serving-role.ts';
import { installQueue } from '../platform/jobs/install-queue.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, userOf } from './with-database.ts';

await reportingProblems(async () => {
  const config = commandConfig();
  const { databaseUrl, migrationUrl = databaseUrl } = config;
  const db = await connect({ ...config, databaseUrl: migrationUrl });
  try {
    const applied = await bringUpToDate(db, { auditDays: config.auditDays });
    const serving = await servingUser(databaseUrl, migrationUrl);
    await withMigrationLock(db, async () => {
      await installQueue(db);
      if (serving !== undefined) await grantServingRole(db, serving);
    });
    const done = applied.length > 0 ? `brought up to date: ${applied.join(', ')}` : 'up to date';
    const who = serving === undefined ? '' : `; ${serving} may serve on it and cannot change it`;
    process.stdout.write(`The database is ${done}${who}.\n`);
  } finally {
    await db.close();
  }
});

/** The user who serves; undefined if that is the migrating user. */
async function servingUser(
  databaseUrl: string | undefined,
  migrationUrl: string | undefined,
): Promise<string | undefined> {
  if (databaseUrl === undefined || databaseUrl === migrationUrl) return undefined;
  const serving: Database = connectPostgres(databaseUrl, 1);
  try {
    return await userOf(serving);
  } finally {
    await serving.close();
  }
}
