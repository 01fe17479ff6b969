import { PostgresQueryCompiler } from 'kysely';
import type { Database } from '../platform/db/connect.ts';
import { observeStatements } from './observe-statements.ts';

const compiler = new PostgresQueryCompiler();

const tablesAfter = (words: RegExp, text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`(?:${words.source}) "?(\\w+)"?`, 'g'))].map(([, table = '']) => table);

/**
 * The same database, and each statement in it that changes a table which its transaction had read before it locked a
 * row. Another transaction may have changed the row in between. A lock on any row counts, because a parent's lock
 * covers its parts.
 */
export function watchUnlockedChanges(db: Database): { readonly db: Database; readonly found: string[] } {
  const found: string[] = [];
  const watched = observeStatements(db, () => {
    const read = new Set<string>();
    const locked = new Set<string>();
    return ({ node, queryId }) => {
      const text = compiler.compileQuery(node, queryId).sql;
      const changed = tablesAfter(/(?<!for |key |do )\bupdate|\bdelete from/, text);
      if (changed.some((table) => read.has(table) && !locked.has(table))) found.push(text);
      const seen = tablesAfter(/(?<!delete )\bfrom|\bjoin/, text);
      if (/\bfor (?:no key )?update\b/.test(text)) seen.forEach((table) => locked.add(table));
      else if (locked.size === 0) seen.forEach((table) => read.add(table));
    };
  });
  return { db: watched, found };
}
