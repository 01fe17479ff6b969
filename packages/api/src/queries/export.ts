import { download, type Client, type DownloadOptions } from '../client/index.ts';
import { exportApplications, type Input } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import type { ListScope } from './applications.ts';
import { mutationOf } from './query-of.ts';

export type ExportQuery = Input<typeof exportApplications>['query'];

export interface ExportOrder extends DownloadOptions {
  readonly scope: ListScope;
  readonly query: ExportQuery;
}

export const exportQueries = (client: Client) => ({
  /** Exports a whole list as one CSV file. */
  applications: () =>
    mutationOf(exportApplications, ({ scope, query, ...options }: ExportOrder) =>
      unwrap(download(client, exportApplications, { params: { scope }, query }, options)),
    ),
});
