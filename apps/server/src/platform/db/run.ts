import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Trx } from './connect.ts';

/** One statement at a time; the extended protocol takes no more. */
export async function run(trx: Trx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

/** Runs the statements of a file. A semicolon ends one, except between dollar quotes. */
export const runFile = (trx: Trx, file: string): Promise<void> =>
  run(
    trx,
    (readFileSync(file, 'utf8').match(/(?:(\$\w*\$)[^]*?\1|[^;])+/g) ?? []).filter(
      (text) => text.trim() !== '',
    ),
  );
