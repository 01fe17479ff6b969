import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import { download, type Client, type DownloadOptions } from '../client/index.ts';
import type { Endpoint, FileBytes } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { mutationOf, queryOf } from './query-of.ts';

/** What the reply of every list says about all of its pages. */
export interface ListReply {
  readonly TotalRows: number;
  readonly MaxPage: number;
}

/** Which page is read. */
export interface ListPageQuery {
  readonly PageNo: number;
  readonly RowsPerPage: number;
}

/** The calls of a list: a page of it, and all of it as a CSV file. */
export interface ListEndpoints<Query extends object, Answer extends ListReply> {
  readonly list: Endpoint<string, GenericSchema, undefined, GenericSchema<unknown, Answer>>;
  readonly exported: Endpoint<string, GenericSchema<unknown, Query>, undefined, GenericSchema<FileBytes>>;
}

export interface ListExportOrder<Query> extends Pick<DownloadOptions, 'signal' | 'onStart'> {
  /** Which rows the file holds. */
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

  /** The whole list as one CSV file. */
  export: () =>
    mutationOf(exported, ({ query, ...options }: ListExportOrder<Query>) =>
      unwrap(download(client, exported, { query }, options)),
    ),
});
