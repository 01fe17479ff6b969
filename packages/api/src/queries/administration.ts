import type { Client } from '../client/index.ts';
import { getAllColumns, getAllRows, saveColumns, saveRows, type Input } from '../contract/index.ts';
import { editOf, queryOf } from './query-of.ts';

/** The columns of a list with the administrator's choices. */
export type ColumnChoices = Input<typeof saveColumns>['body']['Columns'];
/** The optional rows of a detail with the administrator's choices. */
export type RowChoices = Input<typeof saveRows>['body']['Rows'];

/** A whole table to save. */
export interface TableSave<Choices> {
  readonly choices: Choices;
  /** The version that the choices were made from. Without it the last save wins (OP-270). */
  readonly version?: number | undefined;
}

/** In a module of its own, because every page loads `configurationQueries`. */
export const administrationQueries = (client: Client) => ({
  /** Every column, including hidden ones. */
  allColumns: () => queryOf(client, getAllColumns, {}),
  /** Every optional row of a detail, including hidden ones. */
  allRows: () => queryOf(client, getAllRows, {}),

  /** Saves the whole table. It takes effect at once, and the configuration is refetched (OP-234). */
  saveColumns: () =>
    editOf(
      client,
      saveColumns,
      ({ choices: Columns, version }: TableSave<ColumnChoices>) => ({ body: { Columns }, version }),
      {
        onSuccess: (_nothing, { choices: Columns }, _before, { client: queryClient }) => {
          queryClient.setQueryData(queryOf(client, getAllColumns, {}).queryKey, (read) => ({
            ...read,
            Columns,
          }));
        },
      },
    ),
  /** Saves the whole table of detail rows, as `saveColumns` does for columns. */
  saveRows: () =>
    editOf(
      client,
      saveRows,
      ({ choices: Rows, version }: TableSave<RowChoices>) => ({ body: { Rows }, version }),
      {
        onSuccess: (_nothing, { choices: Rows }, _before, { client: queryClient }) => {
          queryClient.setQueryData(queryOf(client, getAllRows, {}).queryKey, (read) => ({ ...read, Rows }));
        },
      },
    ),
});
