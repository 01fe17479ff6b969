import { withDecrypted } from '../operations/backup/age.ts';
import { restoreBackup } from '../operations/backup/restore-backup.ts';
import { runCommand, print } from './command-line.ts';
import { givenPath } from './files.ts';
import { asOwner } from './with-database.ts';

await runCommand('pnpm restore', {
  words: ['file'],
  meaning: 'Restores a backup into an empty database and migrates it.',
  options: {
    identity: { value: 'FILE', meaning: 'Decrypts the file with the age private key in this file.' },
  },
  run: ([file = ''], { identity }) =>
    asOwner(async (db) => {
      const keys = typeof identity === 'string' ? givenPath(identity) : undefined;
      const { takenAt } = await withDecrypted(givenPath(file), keys, (plain) => restoreBackup(db, plain));
      print(`The database was restored to ${takenAt}. All users have to sign in again.`);
    }),
});
