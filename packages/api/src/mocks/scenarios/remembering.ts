import {
  getAllColumns,
  getAllRows,
  listColumnVersions,
  listRowVersions,
  restoreColumns,
  restoreRows,
  type ColumnName,
  type DetailRowName,
  type TableVersion,
} from '../../contract/index.ts';
import { columnConfigurationOf, rowConfigurationOf } from '../fixtures/configuration.ts';
import { rowVersionsOf, someColumnVersions } from '../fixtures/table-versions.ts';
import { mock } from '../mock.ts';
import { pageOf } from '../page-of.ts';
import { configuring } from './configuring.ts';
import { scenario } from './scenario.ts';

const newestOf = ([newest]: readonly TableVersion[]) => ({
  Version: newest?.Number,
  SavedAt: newest?.SavedAt,
  SavedBy: newest?.SavedBy,
});

/** The columns as their newest version shows them. */
export const columnsAt = (versions: readonly TableVersion[]) =>
  mock(
    getAllColumns,
    {},
    { ...columnConfigurationOf(versions[0]?.Shown as ColumnName[] | undefined), ...newestOf(versions) },
  );
/** The rows as their newest version shows them. */
export const rowsAt = (versions: readonly TableVersion[]) =>
  mock(
    getAllRows,
    {},
    { ...rowConfigurationOf(versions[0]?.Shown as DetailRowName[] | undefined), ...newestOf(versions) },
  );

const page = { query: { PageNo: 1, RowsPerPage: 20 } };

export const columnHistoryOf = (versions: readonly TableVersion[]) =>
  mock(listColumnVersions, page, ({ query }) => pageOf('Versions', versions, query));

/** Both tables with their versions: four of the columns, and the first one of the rows. */
export const remembering = (
  columns: readonly TableVersion[] = someColumnVersions(),
  rows: readonly TableVersion[] = rowVersionsOf(),
) =>
  scenario(
    configuring(),
    columnsAt(columns),
    rowsAt(rows),
    columnHistoryOf(columns),
    mock(listRowVersions, page, ({ query }) => pageOf('Versions', rows, query)),
    mock(restoreColumns, { body: { Number: 1 } }, { ErrorNo: 0, Version: columns.length + 1 }),
    mock(restoreRows, { body: { Number: 1 } }, { ErrorNo: 0, Version: rows.length }),
  );
