import { execFileSync } from 'node:child_process';
import { connectPostgres } from './src/platform/db/connect.ts';
import { migrate } from './src/platform/db/migrate.ts';
import { startPostgres } from './src/testing/postgres.ts';

/** Writes `src/platform/db/generated/tables.ts`, the columns as the migrations make them: `pnpm --filter @portal/server tables`. */
const postgres = await startPostgres();
try {
  const db = connectPostgres(postgres.url(), 1);
  await migrate(db);
  await db.close();
  const program = 'node_modules/.bin/kysely-codegen';
  execFileSync(program, ['--config-file', 'kysely-codegen.json', '--url', postgres.url()], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
} finally {
  await postgres.stop();
}
