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
/** Both tables are as they were set up. */
const setUp = { Version: 1, SavedAt: 1_764_540_000, SavedBy: null };

/** Both tables, with everything switched on. Both can be saved. */
export const configuring = () =>
  scenario(
    mock(getAllColumns, {}, { Columns, ...setUp }),
    mock(getAllRows, {}, { Rows, ...setUp }),
    mock(getCacheStatistics, {}, { Entries: 2, Hits: 40, Misses: 3 }),
    mock(saveColumns, { body: { Columns } }, accepted),
    mock(saveRows, { body: { Rows } }, accepted),
  );
