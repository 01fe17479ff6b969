import type { Client } from '../client/index.ts';
import { getAllColumns, getAllRows, saveColumns, saveRows, type Input } from '../contract/index.ts';
import { editOf, queryOf } from './query-of.ts';

/** The columns of a list as an administrator chooses them. */
export type ColumnChoices = Input<typeof saveColumns>['body']['Columns'];
/** The optional rows of a detail as an administrator chooses them. */
export type RowChoices = Input<typeof saveRows>['body']['Rows'];

/** Apart from `configurationQueries`, which every page brings along. */
export const administrationQueries = (client: Client) => ({
  /** Every column, shown or not. */
  allColumns: () => queryOf(client, getAllColumns, {}),
  /** Every optional row of a detail, shown or not. */
  allRows: () => queryOf(client, getAllRows, {}),

  /** Saves the whole table. What was saved counts at once, and the configuration is read again (OP-234). */
  saveColumns: () =>
    editOf(client, saveColumns, (Columns: ColumnChoices) => ({ body: { Columns } }), {
      onSuccess: (_nothing, Columns, _before, { client: queryClient }) => {
        queryClient.setQueryData(administrationQueries(client).allColumns().queryKey, { Columns });
      },
    }),
  /** As `saveColumns`. */
  saveRows: () =>
    editOf(client, saveRows, (Rows: RowChoices) => ({ body: { Rows } }), {
      onSuccess: (_nothing, Rows, _before, { client: queryClient }) => {
        queryClient.setQueryData(administrationQueries(client).allRows().queryKey, { Rows });
      },
    }),
});
