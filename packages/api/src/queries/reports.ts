import { download, type Client } from '../client/index.ts';
import { getReport } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { mutationOf } from './query-of.ts';

export const reportQueries = (client: Client) => ({
  /** Downloads a report by its name. A rejection may mean that the application has changed. */
  report: (guid: string) =>
    mutationOf(getReport, (reportName: string) =>
      unwrap(download(client, getReport, { params: { guid, reportName } })),
    ),
});
