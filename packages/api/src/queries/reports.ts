import { mutationOptions } from '@tanstack/react-query';
import { download, type Client } from '../client/index.ts';
import { getReport } from '../contract/index.ts';
import { applicationReads } from './one-application.ts';
import { unwrap } from './call-failed.ts';

export const reportQueries = (client: Client) => ({
  /** Fetches a report by its name. One that is refused may say that the application has changed. */
  report: (guid: string) =>
    mutationOptions({
      mutationFn: (reportName: string) =>
        unwrap(download(client, getReport, { params: { guid, reportName } })),
      meta: { invalidates: { answered: applicationReads } },
    }),
});
