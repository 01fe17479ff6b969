import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import type { Migration } from './migration.ts';

const folder = join(import.meta.dirname, '0001-baseline');

/** Statements of a file. A semicolon ends one, except between dollar quotes. */
const statementsOf = (file: string): readonly string[] =>
  (readFileSync(join(folder, file), 'utf8').match(/(?:(\$\w*\$)[^]*?\1|[^;])+/g) ?? []).filter(
    (text) => text.trim() !== '',
  );

/** Every migration, oldest first; a released one is never edited. */
export const migrations: readonly Migration[] = [
  { name: '0001-baseline', up: (trx) => run(trx, readdirSync(folder).toSorted().flatMap(statementsOf)) },
];

/** Whether a database or backup was made by the migrations that the baseline replaced. */
export const isBeforeBaseline = (names: readonly string[]): boolean => names.includes('0001-foundation');
