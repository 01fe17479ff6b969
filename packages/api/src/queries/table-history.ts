import type { Client } from '../client/index.ts';
import { listColumnVersions, listRowVersions, restoreColumns, restoreRows } from '../contract/index.ts';
import { pageQueryOf } from './listing.ts';
import { editOf, queryOf } from './query-of.ts';

/** A version to restore. */
export interface TableRestore {
  readonly number: number;
  /** The version that the user saw as the newest. */
  readonly version: number | undefined;
}

/** The versions of the columns or of the detail rows. */
export const tableHistoryQueries = (client: Client, table: 'columns' | 'rows') => ({
  /** A page of the versions, newest first. Others may have saved since, so it is not kept. */
  versions: (page: number) =>
    queryOf(
      client,
      table === 'columns' ? listColumnVersions : listRowVersions,
      { query: pageQueryOf(page) },
      { gcTime: 0 },
    ),

  /** Saves an older version as a new one. The configuration is refetched. */
  restore: () =>
    editOf(
      client,
      table === 'columns' ? restoreColumns : restoreRows,
      ({ number, version }: TableRestore) => ({ body: { Number: number }, version }),
    ),
});
