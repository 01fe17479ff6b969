import { mediaTypes } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import { runDetached } from '../requester.ts';
import { csvFile, type CsvColumn } from '../csv/csv-file.ts';
import { dateFormatter } from '../csv/date-formatter.ts';
import type { Database, Trx } from '../db/connect.ts';
import { storeAudit, type AuditEntry } from '../history/audit.store.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import type { Person } from '../http/person.ts';
import type { Log } from '../observability/log.ts';
import type { Tenant } from '../tenant.ts';

/** A column of a file, and what stands in it; a date is given as unix seconds. */
export interface ExportedColumn extends CsvColumn {
  readonly value: RawBuilder<unknown>;
}

/** What goes into a file, all of one moment. */
export interface CsvSource {
  readonly columns: readonly CsvColumn[];
  /** How many rows the query gives. */
  readonly total: number;
  /** A row of values, in the order of the columns. */
  readonly query: RawBuilder<unknown>;
}

export interface CsvExport {
  readonly tenant: Tenant;
  /** Whoever asked for it. */
  readonly person: Pick<Person, 'tenant' | 'globalId'>;
  /** Which list, as the audit names it. */
  readonly list: string;
  /** What it was narrowed by, for the audit: values that are set, by name. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** Name of the file. */
  readonly name: string;
  /** What the log calls it once it has gone out whole. */
  readonly event: string;
  readonly read: (trx: Trx) => Promise<CsvSource>;
}

/** Every row of a list as a CSV file that says beforehand how many rows it has. */
export function csvAnswer(
  { db, log }: { readonly db: Database; readonly log: Log },
  { tenant, person, list, filters, name, event, read }: CsvExport,
): FileAnswer {
  let total = 0;
  const exported = { part: list, filters: namesOf(filters) };
  const note = (entry: AuditEntry) => db.inTenant(tenant.id, (trx) => storeAudit(trx, person, entry));
  async function* bytes() {
    await note({ action: 'export-begun', ...exported });
    let action: 'export-finished' | 'export-cut' = 'export-cut';
    const columns: CsvColumn[] = [];
    const lines = db.copyOut(tenant.id, async (trx) => {
      const source = await read(trx);
      columns.push(...source.columns);
      total = source.total;
      return source.query;
    });
    const formatDate = dateFormatter(tenant.settings.DefaultDateFormat, tenant.timeZone);
    try {
      yield* csvFile(lines, { columns, formatDate });
      action = 'export-finished';
    } finally {
      // Also of somebody who has left. That it is cut may be because of what the note would need: its cause is what counts.
      const noted = runDetached(() => note({ action, ...exported, rows: total }));
      await (action === 'export-cut' ? noted.catch(() => undefined) : noted);
    }
    log.event({ level: 'info', event, tenant: tenant.id, rows: total });
  }
  return {
    name,
    type: `${mediaTypes.csv}; charset=utf-8`,
    bytes: bytes(),
    headers: () => ({ 'X-Total-Rows': String(total) }),
  };
}

/** The names alone: what is looked for may be somebody's name. */
const namesOf = (filters: CsvExport['filters']): string[] =>
  Object.keys(filters).filter((name) => filters[name] !== undefined);

/** The values of the columns, each under a name of its own; with none, as many empty lines. */
export const selectOf = (columns: readonly Pick<ExportedColumn, 'value'>[]): RawBuilder<unknown> =>
  columns.length === 0
    ? sql`null`
    : sql.join(columns.map(({ value }, index) => sql`${value} as ${sql.ref(`column${index}`)}`));

/** A moment as unix seconds, as files and the wire have it (OP-243). */
export const seconds = (column: string): RawBuilder<number | null> =>
  sql`extract(epoch from ${sql.ref(column)})::bigint`;

export const textColumn = (heading: string, value: RawBuilder<unknown>): ExportedColumn => ({
  heading,
  kind: 'text',
  value,
});

export const dateColumn = (heading: string, column: string): ExportedColumn => ({
  heading,
  kind: 'date',
  value: seconds(column),
});
