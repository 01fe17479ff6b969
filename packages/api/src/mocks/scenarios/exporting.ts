import { exportApplications, type ApplicationRow } from '../../contract/index.ts';
import { someApplicationRows } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

const csvOf = (rows: readonly ApplicationRow[]) =>
  new Blob(
    ['\uFEFFID,Client name\r\n', ...rows.map((row) => `${row.ApplicationID},"${row.ClientName ?? ''}"\r\n`)],
    { type: 'text/csv' },
  );

/** The CSV export of the lists. */
export const exporting = (rows: readonly ApplicationRow[] = someApplicationRows(147)) =>
  scenario(
    mock(
      exportApplications,
      { params: { scope: 'all' }, query: { sortBy: 'ID', sortType: 'desc' } },
      csvOf(rows),
    ),
  );
