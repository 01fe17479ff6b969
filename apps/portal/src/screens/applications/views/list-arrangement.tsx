import { configurationQueries } from '@portal/api/queries';
import { IconButton } from '@portal/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { Columns3 } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { useClient } from '../../../base/services.tsx';
import { columnWidth } from '../query/columns.tsx';
import { listHref, type ListLocation } from '../query/list.location.ts';
import { ChangedLine } from './changed-line.tsx';
import { arrangementOf, colsOf, choicesOf, readColumns } from './column-layout.model.ts';

export { arrangementOf };

const ColumnsDialog = lazyDialog(async () => (await import('./columns-dialog.tsx')).ColumnsDialog);

interface ArrangementProps {
  location: ListLocation;
}

const useTenantColumns = () => useQuery(configurationQueries(useClient()).columns()).data?.Columns;

/** Opens the dialog with the columns of the list. Its code is preloaded on hover or focus. */
export function ColumnsButton({ location }: ArrangementProps) {
  const navigate = useNavigate();
  const columns = useTenantColumns();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Columns3}
        data-command="columns"
        name="Columns"
        variant="secondary"
        aria-haspopup="dialog"
        disabledReason={columns ? undefined : 'The columns are not loaded yet.'}
        onPointerEnter={ColumnsDialog.preload}
        onFocus={ColumnsDialog.preload}
        onClick={() => setOpen(true)}
      />
      {open && columns && (
        <ColumnsDialog
          columns={columns}
          cols={location.cols}
          onApply={(cols) => {
            setOpen(false);
            void navigate(listHref({ ...location, cols }));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export interface ColumnsChangedProps extends ArrangementProps {
  /** Saves the list with its columns. Without it there is no such button. */
  onSaveAs?: (() => void) | undefined;
}

/** Says that the person has changed the columns, and offers those of the tenant (VIEWS-037). */
export function ColumnsChanged({ location, onSaveAs }: ColumnsChangedProps) {
  const navigate = useNavigate();
  const columns = useTenantColumns();
  const choice = readColumns(location.cols);
  if (
    !columns ||
    !choice ||
    colsOf(choicesOf(columns, choice, columnWidth), columns, columnWidth) === undefined
  )
    return null;
  const reset = () => void navigate(listHref({ ...location, cols: undefined }));
  return (
    <ChangedLine
      text="Columns changed"
      actions={[
        ...(onSaveAs ? [{ label: 'Save as', onPress: onSaveAs }] : []),
        { label: 'Reset', onPress: reset },
      ]}
    />
  );
}
