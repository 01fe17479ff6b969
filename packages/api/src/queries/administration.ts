import type { Client } from '../client/index.ts';
import { getAllColumns, getAllRows, saveColumns, saveRows, type Input } from '../contract/index.ts';
import { editOf, queryOf } from './query-of.ts';

/** The columns of a list with the administrator's choices. */
export type ColumnChoices = Input<typeof saveColumns>['body']['Columns'];
/** The optional rows of a detail with the administrator's choices. */
export type RowChoices = Input<typeof saveRows>['body']['Rows'];

/** In a module of its own, because every page loads `configurationQueries`. */
export const administrationQueries = (client: Client) => ({
  /** Every column, including hidden ones. */
  allColumns: () => queryOf(client, getAllColumns, {}),
  /** Every optional row of a detail, including hidden ones. */
  allRows: () => queryOf(client, getAllRows, {}),

  /** Saves the whole table. It takes effect at once, and the configuration is refetched (OP-234). */
  saveColumns: () =>
    editOf(client, saveColumns, (Columns: ColumnChoices) => ({ body: { Columns } }), {
      onSuccess: (_nothing, Columns, _before, { client: queryClient }) => {
        queryClient.setQueryData(administrationQueries(client).allColumns().queryKey, { Columns });
      },
    }),
  /** Saves the whole table of detail rows, as `saveColumns` does for columns. */
  saveRows: () =>
    editOf(client, saveRows, (Rows: RowChoices) => ({ body: { Rows } }), {
      onSuccess: (_nothing, Rows, _before, { client: queryClient }) => {
        queryClient.setQueryData(administrationQueries(client).allRows().queryKey, { Rows });
      },
    }),
});
