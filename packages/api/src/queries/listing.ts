import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import { download, type Client, type DownloadOptions } from '../client/index.ts';
import { rowsPerPageDefault, type Endpoint, type FileBytes } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { mutationOf, queryOf } from './query-of.ts';

/** Common fields of the replies of all lists. */
export interface ListReply {
  readonly TotalRows: number;
  readonly MaxPage: number;
}

/** The requested page. */
export interface ListPageQuery {
  readonly PageNo: number;
  readonly RowsPerPage: number;
}

/** The query of a page, counted from 1 (USER-009). */
export const pageQueryOf = (page: number, rowsPerPage = rowsPerPageDefault): ListPageQuery => ({
  PageNo: page,
  RowsPerPage: rowsPerPage,
});

/** The endpoints of a list: one page, and the whole list as a CSV file. */
export interface ListEndpoints<Query extends object, Answer extends ListReply> {
  readonly list: Endpoint<string, GenericSchema, undefined, GenericSchema<unknown, Answer>>;
  readonly exported: Endpoint<string, GenericSchema<unknown, Query>, undefined, GenericSchema<FileBytes>>;
}

export interface ListExportOrder<Query> extends DownloadOptions {
  /** The filters of the exported rows. */
  readonly query: Partial<Query>;
}

export const listQueries = <Query extends object, Answer extends ListReply>(
  client: Client,
  { list, exported }: ListEndpoints<Query, Answer>,
) => ({
  page: (query: Partial<Query> & ListPageQuery) =>
    ({
      ...queryOf<Endpoint>(client, list, { query }),
      placeholderData: keepPreviousData,
    }) as UseQueryOptions<Answer>,

  /** Exports the whole list as one CSV file. */
  export: () =>
    mutationOf(exported, ({ query, ...options }: ListExportOrder<Query>) =>
      unwrap(download(client, exported, { query }, options)),
    ),
});
