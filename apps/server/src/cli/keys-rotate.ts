import { requireOwner } from '../operations/backup/catalog.ts';
import { beginNewKey, dropEarlierKeys } from '../platform/db/data-key.ts';
import { reseal } from '../platform/db/reseal.ts';
import { noteCommandOnAll } from './note-command.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, ofOwner, withDatabase } from './with-database.ts';

await reportingProblems(async () => {
  const config = commandConfig();
  const ofFolder = config.databaseUrl === undefined && config.dataKeys === undefined;
  if (ofFolder) beginNewKey(config.dataDir);
  await withDatabase(ofOwner(config), async (db) => {
    // A user who is not the owner may not change an anchor of the audit log.
    await db.system(requireOwner);
    const sealed = await reseal(db);
    await noteCommandOnAll(db, 'keys:rotate');
    if (ofFolder) dropEarlierKeys(config.dataDir);
    process.stdout.write(
      `${sealed} values were sealed under the ${ofFolder ? 'new' : 'first'} key; no value uses another key.\n`,
    );
  });
});
