import { Dialog } from '@portal/ui/dialog';
import { FormButtons } from '../../records/form-buttons.tsx';
import { exportConfirmationText } from './export.model.ts';

export interface ExportConfirmationProps {
  /** How many rows the file will have. */
  rows: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows the size of a large file and asks for confirmation. */
export function ExportConfirmation({ rows, onConfirm, onClose }: ExportConfirmationProps) {
  return (
    <Dialog
      open
      size="sm"
      title="Export All to CSV"
      onOpenChange={onClose}
      footer={
        <FormButtons type="button" onClick={onConfirm}>
          Confirm
        </FormButtons>
      }
    >
      {exportConfirmationText(rows)}
    </Dialog>
  );
}
