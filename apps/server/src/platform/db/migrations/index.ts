import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import type { Migration } from './migration.ts';

const here = import.meta.dirname;

/** Statements of a file. A semicolon ends one, except between dollar quotes. */
const statementsOf = (file: string): readonly string[] =>
  (readFileSync(file, 'utf8').match(/(?:(\$\w*\$)[^]*?\1|[^;])+/g) ?? []).filter(
    (text) => text.trim() !== '',
  );

/** Every folder of SQL files is a migration. */
const ofFolders: readonly Migration[] = readdirSync(here)
  .filter((name) => /^\d{4}-[^.]+$/.test(name))
  .map((name) => {
    const files = readdirSync(join(here, name)).toSorted();
    return {
      name,
      up: (trx) =>
        run(
          trx,
          files.flatMap((file) => statementsOf(join(here, name, file))),
        ),
    };
  });

/** Every migration, oldest first; a released one is never edited. */
export const migrations: readonly Migration[] = ofFolders.toSorted((one, other) =>
  one.name < other.name ? -1 : 1,
);

/** Whether a database or backup was made by the migrations that the baseline replaced. */
export const isBeforeBaseline = (names: readonly string[]): boolean => names.includes('0001-foundation');
