import { deservesRetry, listClaims, type ApplicationRow } from '@portal/api/contract';
import { applicationQueries, failureOf, type ColumnChoices, type ListScope } from '@portal/api/queries';
import { DataGrid } from '@portal/ui/data-grid';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { hrefs } from '../../../base/paths.ts';
import { routerLink } from '../../../base/router-link.tsx';
import { useClient } from '../../../base/services.tsx';
import { useCan } from '../../../session/use-session.ts';
import { openInNewTab, rowId, rowMenuLabel } from '../actions/use-row-menu.ts';
import { gridColumns } from '../query/columns.tsx';
import { defaultLocation, listQuery } from '../query/list.location.ts';

export interface ListPreviewProps {
  /** Every column, and whether it is shown. */
  columns: ColumnChoices;
}

const shown = 3;

/** The first rows of the list, in columns that are not saved yet. */
export function ListPreview({ columns }: ListPreviewProps) {
  const can = useCan();
  const scope: ListScope = can(listClaims.all) ? 'all' : 'my';
  const list = useQuery({
    ...applicationQueries(useClient()).list(scope, listQuery(defaultLocation(scope))),
    enabled: can(listClaims[scope]),
  });
  const rows = useMemo(() => list.data?.Applications.slice(0, shown) ?? [], [list.data]);
  const rowHref = useCallback((row: ApplicationRow) => hrefs.application(row.ApplicationID, scope), [scope]);
  // The preview cannot be sorted, so its headings are not buttons.
  const drawn = useMemo(
    () => gridColumns(columns).map((column) => ({ ...column, sortKey: undefined })),
    [columns],
  );
  const failed = deservesRetry(failureOf(list.error));
  return (
    <DataGrid
      label="Preview of the applications table"
      columns={drawn}
      rows={rows}
      rowId={rowId}
      rowHref={rowHref}
      renderLink={routerLink}
      rowMenuLabel={rowMenuLabel}
      rowMenuItems={(row) => [openInNewTab(row, scope)]}
      state={list.isLoading ? 'loading' : failed ? 'failed' : 'ready'}
      onRetry={() => void list.refetch()}
    />
  );
}
