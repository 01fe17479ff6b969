import { restoreBackup } from '../backup/restore-backup.ts';
import { runCommand, say } from './command-line.ts';
import { givenPath } from './files.ts';
import { asOwner } from './with-database.ts';

await runCommand('pnpm restore', {
  words: ['file'],
  meaning: 'Fills an empty database with what a backup holds, and brings it up to date.',
  options: {
    'accept-unsealed': {
      meaning: 'Takes a file without a seal, as earlier versions wrote it; nothing shows if it was changed.',
    },
  },
  run: ([file = ''], { 'accept-unsealed': acceptUnsealed = false }) =>
    asOwner(async (db) => {
      const { takenAt } = await restoreBackup(db, givenPath(file), {
        acceptUnsealed: acceptUnsealed === true,
      });
      say(`The database is as it was at ${takenAt}. Everybody has to sign in again.`);
    }),
});
