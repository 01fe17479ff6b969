import { dateFormatter, mediaTypes } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import { runDetached } from '../requester.ts';
import { csvFile, type CsvColumn } from '../csv/csv-file.ts';
import type { Database, Trx } from '../db/connect.ts';
import { storeAudit, type AuditEntry } from '../history/audit.store.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import type { Person } from '../http/person.ts';
import type { Log } from '../observability/log.ts';
import type { Tenant } from '../tenant.ts';
import { seconds } from '../unix-seconds.ts';

/** A column of a file with its SQL value; dates are unix seconds. */
export interface ExportedColumn extends CsvColumn {
  readonly value: RawBuilder<unknown>;
}

/** The content of a file, in one snapshot. */
export interface CsvSource {
  readonly columns: readonly CsvColumn[];
  readonly total: number;
  /** Returns rows with the values in the order of the columns. */
  readonly query: RawBuilder<unknown>;
}

export interface CsvExport {
  readonly tenant: Tenant;
  readonly person: Pick<Person, 'tenant' | 'globalId'>;
  /** The name of the list in the audit log. */
  readonly list: string;
  /** The active filters by name, for the audit log. */
  readonly filters: Readonly<Record<string, unknown>>;
  readonly name: string;
  /** The event in the log after a complete export. */
  readonly event: string;
  readonly read: (trx: Trx) => Promise<CsvSource>;
}

/** Every row of a list as a CSV file, with the number of rows in a header. */
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
      columns.push(...source.columns.map((column) => zoned(column, tenant.timeZone)));
      total = source.total;
      return source.query;
    });
    const formatDate = dateFormatter(tenant.settings.DefaultDateFormat, tenant.timeZone, {
      marksRepeated: true,
    });
    try {
      yield* csvFile(lines, { columns, formatDate });
      action = 'export-finished';
    } finally {
      // Runs even after a disconnect. A cut export may have the same cause as a failure to write this entry, so the
      // original error counts.
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

/** The heading of a column of times names their zone (OP-380). */
const zoned = (column: CsvColumn, timeZone: string): CsvColumn =>
  column.kind === 'date' ? { ...column, heading: `${column.heading} (${timeZone})` } : column;

/** Only the names: a search text can be the name of a person. */
const namesOf = (filters: CsvExport['filters']): string[] =>
  Object.keys(filters).filter((name) => filters[name] !== undefined);

/** The values under unique column names; without columns, empty lines. */
export const selectOf = (columns: readonly Pick<ExportedColumn, 'value'>[]): RawBuilder<unknown> =>
  columns.length === 0
    ? sql`null`
    : sql.join(columns.map(({ value }, index) => sql`${value} as ${sql.ref(`column${index}`)}`));

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
