import { requireOwner } from '../operations/backup/catalog.ts';
import { emptyDatabase } from '../operations/seed/empty-database.ts';
import { seedDemo } from '../operations/seed/seed.ts';
import { tenantsOfPeople } from '../operations/seed/seeded.ts';
import { StartError } from '../config/start-error.ts';
import { confirmByName } from './confirm.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, nameOf, ofOwner, withDatabase } from './with-database.ts';

await reportingProblems(async () => {
  const config = commandConfig();
  if (!config.demo)
    throw new StartError('Nothing was changed: demo data are off; PORTAL_DEMO=1 turns them on.');
  await withDatabase(ofOwner(config), async (db) => {
    await db.system(requireOwner);
    const others = await tenantsOfPeople(db);
    if (others.length > 0)
      throw new StartError(`Nothing was changed: these tenants are not demo data: ${others.join(', ')}.`);
    const name = await nameOf(db, config);
    await confirmByName(name, `This empties the database ${name} and fills it with demo data.`);
    await emptyDatabase(db);
    await seedDemo(db);
    process.stdout.write('The database was emptied and holds fresh demo data.\n');
  });
});
