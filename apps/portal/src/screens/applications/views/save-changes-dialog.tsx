import { personName, viewConflictOf, type SavedView } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog, DialogCancel } from '@portal/ui/dialog';
import { useTenant } from '../../../base/use-tenant.ts';
import { dateAndTime } from '../../../formats/zone.ts';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { failureText } from './failure-text.ts';
import type { useSaveView } from './use-save-view.ts';

export interface SaveChangesDialogProps extends Pick<
  ReturnType<typeof useSaveView>,
  'saving' | 'failure' | 'rejection'
> {
  readonly view: SavedView;
  /** Called with the version that is replaced. */
  readonly onSave: (version: Pick<SavedView, 'Version'>) => void;
  readonly onSaveAsNew: () => void;
  readonly onClose: () => void;
}

/** Asks before a shared view is changed. If another person has changed or deleted it since, asks what to do. */
export function SaveChangesDialog({
  view,
  saving,
  failure,
  rejection,
  onSave,
  onSaveAsNew,
  onClose,
}: SaveChangesDialogProps) {
  const tenant = useTenant()?.DisplayName ?? '';
  const conflict = viewConflictOf(failure);
  const gone = failure?.kind === 'notFound' || failure?.kind === 'forbidden';
  const changed = conflict !== undefined || gone;
  const saveAsNew = (
    <Button size="md" aria-disabled={saving} onClick={onSaveAsNew}>
      Save as new view
    </Button>
  );
  return (
    <Dialog
      open
      title={changed ? 'This view was changed' : 'Save shared view'}
      onOpenChange={onClose}
      dismissible={!saving}
      footer={
        gone ? (
          <>
            <DialogCancel />
            {saveAsNew}
          </>
        ) : (
          <>
            {conflict && saveAsNew}
            <FormButtons type="button" pending={saving} onClick={() => onSave(conflict ?? view)}>
              {conflict ? 'Replace' : failure ? 'Retry' : 'Confirm'}
            </FormButtons>
          </>
        )
      }
    >
      {!changed && <p>{`Everybody at ${tenant} gets this change.`}</p>}
      {conflict && (
        <p>
          {`${personName(conflict.By)} changed this view on ${dateAndTime(new Date(conflict.ChangedTimestamp * 1000))}.`}
        </p>
      )}
      {failure && !conflict && <Alert tone="danger">{failureText(failure)}</Alert>}
      {rejection && <Alert tone="danger">{rejection}</Alert>}
    </Dialog>
  );
}
