import { removeDemo } from '../operations/seed/seeded.ts';
import { confirmByName } from './confirm.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, nameOf, withDatabase } from './with-database.ts';

await reportingProblems(() => {
  const config = commandConfig();
  return withDatabase(config, async (db) => {
    const name = await nameOf(db, config);
    await confirmByName(
      name,
      `This removes the demo people of the database ${name}, and the demo tenants in which there is nobody else.`,
    );
    const { people, tenants, kept } = await removeDemo(db);
    const lines = [
      `${people} demo people were removed.`,
      ...(tenants.length > 0 ? [`Tenants removed with all they held: ${tenants.join(', ')}.`] : []),
      ...(kept.length > 0 ? [`Tenants that stay, for others are in them: ${kept.join(', ')}.`] : []),
    ];
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  });
});
