import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import type { Database } from '../platform/db/connect.ts';

const tablesAfter = (words: RegExp, text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`(?:${words.source}) "?(\\w+)"?`, 'g'))].map(([, table = '']) => table);

/**
 * A database whose transactions are watched. `found` gets each change of a table that its transaction has read before
 * it locked any row: another transaction may have changed the row in between.
 */
export function watchUnlockedChanges(db: Database): { readonly db: Database; readonly found: string[] } {
  const found: string[] = [];
  const watching = (): KyselyPlugin => {
    const compiler = new PostgresQueryCompiler();
    const read = new Set<string>();
    const locked = new Set<string>();
    return {
      transformQuery: ({ node, queryId }) => {
        const text = compiler.compileQuery(node, queryId).sql;
        const changed = tablesAfter(/(?<!for |key |do )\bupdate|\bdelete from/, text);
        for (const table of changed)
          if (read.has(table) && !locked.has(table)) found.push(`${table}: ${text}`);
        const seen = tablesAfter(/(?<!delete )\bfrom|\bjoin/, text);
        if (/\bfor (?:no key )?update\b/.test(text)) seen.forEach((table) => locked.add(table));
        else if (locked.size === 0) seen.forEach((table) => read.add(table));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
  };
  return {
    found,
    db: {
      ...db,
      inTenant: (tenant, work) =>
        db.inTenant(tenant, (trx) => work(trx.withPlugin(watching()) as typeof trx)),
    },
  };
}
