import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { download, type Client, type DownloadOptions } from '../client/index.ts';
import { exportAudit, listAudit, type AuditExportQuery, type AuditQuery } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { mutationOf, queryOf } from './query-of.ts';

export interface AuditExportOrder extends Pick<DownloadOptions, 'signal' | 'onStart'> {
  /** Only the lines that it asks for. */
  readonly query: Partial<AuditExportQuery>;
}

export const auditQueries = (client: Client) => ({
  list: (query: Partial<AuditQuery>) =>
    queryOptions({ ...queryOf(client, listAudit, { query }), placeholderData: keepPreviousData }),

  /** Every line that is asked for, as one CSV file; the export itself is written down too. */
  export: () =>
    mutationOf(exportAudit, ({ query, ...options }: AuditExportOrder) =>
      unwrap(download(client, exportAudit, { query }, options)),
    ),
});
