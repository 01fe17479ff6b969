import type { ApplicationRow } from '@portal/api/contract';
import { configurationQueries } from '@portal/api/queries';
import { DataGrid } from '@portal/ui/data-grid';
import { PageHeader } from '@portal/ui/page-header';
import { SearchBox } from '@portal/ui/search-box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../../base/services.tsx';
import { rowId } from '../actions/use-row-menu.ts';
import { gridColumns, placeholderColumns } from '../query/columns.tsx';
import { sampleRows } from './sample-rows.ts';

const rowHref = (row: ApplicationRow) => `#${row.ApplicationID}`;
const nothing = () => undefined;

/** The list with sample rows, for a preview of users who see no application. */
export function SampleList() {
  const { data } = useQuery(configurationQueries(useClient()).columns());
  const columns = useMemo(() => (data ? gridColumns(data.Columns) : placeholderColumns), [data]);
  return (
    <>
      <PageHeader title="Applications" count={sampleRows.length} />
      <div className="px-gutter pb-3">
        <SearchBox label="Search applications" onSearchSubmit={nothing} />
      </div>
      <DataGrid
        label="Applications table"
        columns={columns}
        rows={sampleRows}
        rowId={rowId}
        rowHref={rowHref}
      />
    </>
  );
}
