import { encryptedFor } from '../operations/backup/age.ts';
import { writeBackup } from '../operations/backup/write-backup.ts';
import { runCommand, print } from './command-line.ts';
import { givenPath, writeWhole } from './files.ts';
import { noteCommandOnAll } from './note-command.ts';
import { asOwner } from './with-database.ts';

await runCommand('pnpm backup', {
  words: ['file'],
  meaning: 'Writes everything in the database into a new file. A server on PostgreSQL keeps running.',
  options: {
    recipient: { value: 'AGE1…', meaning: 'Encrypts the file for this age public key.' },
  },
  run: ([file = ''], { recipient }) =>
    asOwner(async (db) => {
      const { tables } = await writeWhole(givenPath(file), async (sink) => {
        const written = await writeBackup(
          db,
          typeof recipient === 'string' ? encryptedFor(recipient, sink) : sink,
        );
        await noteCommandOnAll(db, 'backup');
        return written;
      });
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      print(
        `${rows} rows of ${Object.keys(tables).length} tables are in ${file}. Keep the data key in another place.`,
      );
    }),
});
