import { ColumnChooser } from '@portal/ui/column-chooser';
import { Dialog } from '@portal/ui/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTenant } from '../../../base/use-tenant.ts';
import { isFolded } from '../../../listing/folded.ts';
import { ApartButton, FormButtons } from '../../../records/form-buttons.tsx';
import { columnWidth } from '../query/columns.tsx';
import { listHref, type ListLocation } from '../query/list.location.ts';
import { choicesOf, chosenOf } from './column-choices.model.ts';
import { colsOf, readColumns, type TenantColumns } from './column-layout.model.ts';

export interface ColumnsDialogProps {
  /** The columns of the tenant that the reader may see. */
  columns: TenantColumns;
  location: ListLocation;
  onClose: () => void;
}

/** The columns of the list: which of the tenant's the person sees, in which order and width. */
export function ColumnsDialog({ columns, location, onClose }: ColumnsDialogProps) {
  const navigate = useNavigate();
  const tenant = useTenant();
  const [inForce] = useState(() => choicesOf(columns, readColumns(location.cols) ?? [], columnWidth));
  const [draft, setDraft] = useState(inForce);
  const textOf = (choices: typeof draft) => colsOf(chosenOf(choices, columns), columns, columnWidth);
  const chosen = textOf(draft);
  const unchanged = chosen === textOf(inForce);
  return (
    <Dialog
      open
      title="Columns"
      description={`What you see, in this view. ${tenant?.DisplayName ?? 'Your organisation'} decides which columns there are.`}
      onOpenChange={onClose}
      unsaved={!unchanged}
      onSubmit={() => {
        if (unchanged) return;
        onClose();
        void navigate(listHref({ ...location, cols: chosen }));
      }}
      footer={
        <>
          <ApartButton
            disabledReason={
              chosen === undefined ? 'These are the columns without a choice of your own.' : undefined
            }
            onClick={() => setDraft(choicesOf(columns, [], columnWidth))}
          >
            Reset
          </ApartButton>
          <FormButtons disabledReason={unchanged ? 'These columns are applied already.' : undefined}>
            Apply
          </FormButtons>
        </>
      }
    >
      <ColumnChooser label="Columns" value={draft} onValueChange={setDraft} widths={!isFolded()} />
    </Dialog>
  );
}
