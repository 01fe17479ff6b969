import { configurationQueries } from '@portal/api/queries';
import { IconButton } from '@portal/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { Columns3 } from 'lucide';
import { useState } from 'react';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { useClient } from '../../../base/services.tsx';
import { useFeatures } from '../../../session/use-session.ts';
import { columnWidth } from '../query/columns.tsx';
import { listHref, type ListLocation } from '../query/list.location.ts';
import { arrangementOf, colsOf, type TenantColumns } from './column-layout.model.ts';

const ColumnsDialog = lazyDialog(async () => (await import('./columns-dialog.tsx')).ColumnsDialog);

export const useTenantColumns = () => useQuery(configurationQueries(useClient()).columns()).data?.Columns;

/** The list after a column got another width; undefined for the original one. */
export function resizedHref(
  location: ListLocation,
  columns: TenantColumns,
  name: string,
  width: number | undefined,
): string {
  const shown = arrangementOf(location.cols)(columns).map((column) =>
    column.ColumnName === name ? { ...column, Width: width } : column,
  );
  return listHref({ ...location, cols: colsOf(shown, columns, columnWidth) });
}

/** The dialog with the columns of the list, for the button and the menu that open it. */
export function useColumnsDialog(location: ListLocation) {
  const columns = useTenantColumns();
  const [open, setOpen] = useState(false);
  return {
    /** Why it cannot be opened, as a sentence. */
    disabledReason: columns ? undefined : 'The columns are not loaded yet.',
    openDialog: () => setOpen(true),
    dialog: open && columns && <ColumnsDialog {...{ columns, location }} onClose={() => setOpen(false)} />,
  };
}

/** Opens the dialog of the columns. In a narrow window the menu of the views does. */
export function ColumnsButton({ location }: { location: ListLocation }) {
  const { disabledReason, openDialog, dialog } = useColumnsDialog(location);
  const has = useFeatures();
  return (
    <>
      <IconButton
        icon={Columns3}
        data-command="columns"
        name="Columns"
        variant="secondary"
        aria-haspopup="dialog"
        disabledReason={disabledReason}
        {...ColumnsDialog.onIntent}
        onClick={openDialog}
        className={has('Views') ? 'max-md:hidden' : ''}
      />
      {dialog}
    </>
  );
}
