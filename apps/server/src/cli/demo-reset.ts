import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { bringUpToDate } from '../db/bring-up-to-date.ts';
import { connect } from '../db/connect.ts';
import { emptyDatabase, seedDemo } from '../db/demo/seed.ts';
import { reportingProblems } from './reporting-problems.ts';

await reportingProblems(async () => {
  const db = await connect(readConfig(process.env, resolve(import.meta.dirname, '../../../..')));
  try {
    await bringUpToDate(db);
    await emptyDatabase(db);
    await seedDemo(db);
    process.stdout.write('The database was emptied and holds fresh demo data.\n');
  } finally {
    await db.close();
  }
});
