import { withDecrypted } from '../operations/backup/age.ts';
import { restoreBackup } from '../operations/backup/restore-backup.ts';
import { runCommand, print } from './command-line.ts';
import { givenPath } from './files.ts';
import { asOwner } from './with-database.ts';

await runCommand('pnpm restore', {
  words: ['file'],
  meaning: 'Fills an empty database with what a backup holds, and brings it up to date.',
  options: {
    identity: { value: 'FILE', meaning: 'Decrypts the file with the private key of age in this one.' },
  },
  run: ([file = ''], { identity }) =>
    asOwner(async (db) => {
      const keys = typeof identity === 'string' ? givenPath(identity) : undefined;
      const { takenAt } = await withDecrypted(givenPath(file), keys, (plain) => restoreBackup(db, plain));
      print(`The database is as it was at ${takenAt}. Everybody has to sign in again.`);
    }),
});
