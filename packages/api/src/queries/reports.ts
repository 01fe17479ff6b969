import type { Client } from '../client/index.ts';
import { getReport } from '../contract/index.ts';
import { downloadOf } from './download-of.ts';

export const reportQueries = (client: Client) => ({
  /** Downloads a report by its name. A rejection may mean that the application has changed. */
  report: (guid: string) =>
    downloadOf(client, getReport, (reportName: string) => ({ params: { guid, reportName } })),
});
