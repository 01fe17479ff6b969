import {
  applicationColumns,
  columnNames,
  detailRowHeadings,
  detailRowNames,
  getAllColumns,
  getAllRows,
  getCacheStatistics,
  saveColumns,
  saveRows,
} from '../../contract/index.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

const Columns = columnNames.map((ColumnName) => ({
  ColumnName,
  Description: applicationColumns[ColumnName].heading,
  Viewable: true,
}));
const Rows = detailRowNames.map((ApplicationDetailRowName) => ({
  ApplicationDetailRowName,
  Description: detailRowHeadings[ApplicationDetailRowName],
  Viewable: true,
}));
const accepted = { ErrorNo: 0 };

/** Both tables, with everything switched on. Both can be saved. */
export const configuring = () =>
  scenario(
    mock(getAllColumns, {}, { Columns }),
    mock(getAllRows, {}, { Rows }),
    mock(getCacheStatistics, {}, { Entries: 2, Hits: 40, Misses: 3 }),
    mock(saveColumns, { body: { Columns } }, accepted),
    mock(saveRows, { body: { Rows } }, accepted),
  );
