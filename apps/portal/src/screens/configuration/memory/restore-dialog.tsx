import type { TableVersion } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Dialog } from '@portal/ui/dialog';
import { FormButtons } from '../../../records/form-buttons.tsx';
import type { ChoiceEntry } from '../configuration.model.ts';
import { PastTable } from './past-table.tsx';
import { comparisonOf } from './version.model.ts';

export interface RestoreDialogProps {
  readonly version: TableVersion;
  /** The table as it is saved. */
  readonly entries: readonly ChoiceEntry[];
  /** Whether unsaved ticks would be lost. */
  readonly ticked: boolean;
  readonly restoring: boolean;
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows what restoring a version changes, and asks for confirmation. */
export function RestoreDialog({
  version,
  entries,
  ticked,
  restoring,
  failed,
  onConfirm,
  onClose,
}: RestoreDialogProps) {
  const { differences, kept } = comparisonOf(version, entries);
  return (
    <Dialog
      open
      title={`Restore version ${version.Number}`}
      onOpenChange={onClose}
      dismissible={!restoring}
      footer={
        <FormButtons type="button" pending={restoring} onClick={onConfirm}>
          Confirm
        </FormButtons>
      }
    >
      <p>It is saved as a new version.</p>
      <PastTable number={version.Number} rows={differences} />
      {kept.length > 0 && <p>{`Kept as it is: ${kept.join(', ')}.`}</p>}
      {ticked && <Alert tone="warning">Your unsaved ticks in this table are lost.</Alert>}
      {failed && <Alert tone="danger">Saving failed</Alert>}
    </Dialog>
  );
}
