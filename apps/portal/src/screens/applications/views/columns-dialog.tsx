import { ColumnChooser } from '@portal/ui/column-chooser';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Tooltip } from '@portal/ui/tooltip';
import { useState } from 'react';
import { useTenant } from '../../../base/use-tenant.ts';
import { isFolded } from '../../../listing/folded.ts';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { columnWidth } from '../query/columns.tsx';
import { choicesOf, colsOf, readColumns, type TenantColumns } from './column-layout.model.ts';

export interface ColumnsDialogProps {
  /** The columns of the tenant that the reader may see. */
  columns: TenantColumns;
  /** Text of the address. */
  cols: string | undefined;
  /** Called with the text of the address; undefined for the columns of the tenant. */
  onApply: (cols: string | undefined) => void;
  onClose: () => void;
}

/** The columns of the list: which of the tenant's the person sees, in which order and width. */
export function ColumnsDialog({ columns, cols, onApply, onClose }: ColumnsDialogProps) {
  const tenant = useTenant();
  const [inForce] = useState(() => choicesOf(columns, readColumns(cols), columnWidth));
  const [draft, setDraft] = useState(inForce);
  const chosen = colsOf(draft, columns, columnWidth);
  const plain = chosen === undefined;
  const unchanged = chosen === colsOf(inForce, columns, columnWidth);
  return (
    <Dialog
      open
      title="Columns"
      description={`What you see, in this view. ${tenant?.DisplayName ?? 'Your organisation'} decides which columns there are.`}
      onOpenChange={onClose}
      onSubmit={() => {
        if (!unchanged) onApply(chosen);
      }}
      footer={
        <>
          <span className="me-auto">
            <Tooltip text={plain ? 'These are the columns without a choice of your own.' : ''}>
              <Button
                variant="ghost"
                size="md"
                aria-disabled={plain}
                onClick={() => setDraft(choicesOf(columns, undefined, columnWidth))}
              >
                Reset
              </Button>
            </Tooltip>
          </span>
          <FormButtons
            onCancel={onClose}
            disabledReason={unchanged ? 'These columns are applied already.' : undefined}
          >
            Apply
          </FormButtons>
        </>
      }
    >
      <ColumnChooser label="Columns" value={draft} onValueChange={setDraft} widths={!isFolded()} />
    </Dialog>
  );
}
