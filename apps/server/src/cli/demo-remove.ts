import { removeDemo } from '../operations/seed/seeded.ts';
import { confirmByName } from './confirm.ts';
import { reportingProblems } from './reporting-problems.ts';
import { nameOf, onDatabase } from './with-database.ts';

await reportingProblems(() =>
  onDatabase(async ({ db, config }) => {
    const name = await nameOf(db, config);
    await confirmByName(
      name,
      `This removes the demo people from the database ${name}, and deletes demo tenants without other users.`,
    );
    const { people, tenants, kept } = await removeDemo(db);
    const lines = [
      `${people} demo people were removed.`,
      ...(tenants.length > 0 ? [`Tenants deleted with all their data: ${tenants.join(', ')}.`] : []),
      ...(kept.length > 0 ? [`Tenants kept, because they have other users: ${kept.join(', ')}.`] : []),
    ];
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }),
);
