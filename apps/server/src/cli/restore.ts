import { restoreBackup } from '../backup/restore-backup.ts';
import { runCommand, say } from './command-line.ts';
import { givenPath } from './files.ts';
import { asOwner } from './with-database.ts';

await runCommand('pnpm restore', {
  words: ['file'],
  meaning: 'Fills an empty database with what a backup holds, and brings it up to date.',
  run: ([file = '']) =>
    asOwner(async (db) => {
      const { takenAt } = await restoreBackup(db, givenPath(file));
      say(`The database is as it was at ${takenAt}. Everybody has to sign in again.`);
    }),
});
