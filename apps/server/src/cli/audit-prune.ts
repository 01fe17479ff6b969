import { pruneAudit } from '../platform/history/prune-audit.ts';
import { settings } from '../config/settings.ts';
import { StartError } from '../config/start-error.ts';
import { tenantDirectory } from '../tenants/directory.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, withDatabase } from './with-database.ts';

await reportingProblems(() => {
  const config = commandConfig();
  if (config.auditDays === 0)
    throw new StartError(`Nothing was removed: ${settings.auditDays.name} is 0, so lines are kept for ever.`);
  return withDatabase(config, async (db) => {
    for (const { id } of await tenantDirectory(db).all()) {
      const removed = await pruneAudit(db, id, config.auditDays);
      process.stdout.write(`${id}: ${removed} lines removed\n`);
    }
  });
});
