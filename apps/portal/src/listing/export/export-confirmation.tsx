import { Button } from '@portal/ui/button';
import { Dialog, DialogCancel } from '@portal/ui/dialog';
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
        <>
          <DialogCancel />
          <Button size="md" variant="primary" onClick={onConfirm}>
            Confirm
          </Button>
        </>
      }
    >
      {exportConfirmationText(rows)}
    </Dialog>
  );
}
