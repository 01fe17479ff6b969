import { personName, viewConflictOf, type Failure, type SavedView } from '@portal/api/contract';
import { failureOf, viewQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import { viewHref } from '../../../base/view-href.ts';
import { toasts } from '../../../base/toasts.tsx';
import { useTenant } from '../../../base/use-tenant.ts';
import { feedDate } from '../../../formats/dates.ts';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { useUser } from '../../../session/use-session.ts';
import type { ListLocation } from '../query/list.location.ts';
import { failureText } from './failure-text.ts';
import { definitionOf } from './view-location.model.ts';
import { viewSavedText } from './view-texts.ts';

export interface SaveChangesDialogProps {
  readonly view: SavedView;
  /** The list to save. */
  readonly location: ListLocation;
  /** Why saving without a question failed. */
  readonly failure: Failure | undefined;
  readonly onSaveAsNew: () => void;
  /** Called with the address of the saved view. */
  readonly onSaved: (href: string) => void;
  readonly onClose: () => void;
}

/** Asks before a shared view is changed. If another person has changed or deleted it since, asks what to do. */
export function SaveChangesDialog({
  view,
  location,
  failure: before,
  onSaveAsNew,
  onSaved,
  onClose,
}: SaveChangesDialogProps) {
  const { claims } = useUser();
  const tenant = useTenant()?.DisplayName ?? '';
  const save = useMutation(viewQueries(useClient()).save());
  const failure = failureOf(save.error) ?? (save.isIdle ? before : undefined);
  const conflict = viewConflictOf(failure);
  const { Id, Name, Scope, Shared } = view;
  const saveOver = (Version: number) =>
    save.mutate(
      { Id, Version, Name, Scope, Shared, Definition: definitionOf(location) },
      {
        onSuccess: ({ View }) => {
          if (!View) return;
          toasts.show({ text: viewSavedText(View.Name) });
          onSaved(viewHref(View, claims));
        },
      },
    );
  const saving = save.isPending;
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
            <Button size="md" onClick={onClose}>
              Cancel
            </Button>
            {saveAsNew}
          </>
        ) : (
          <>
            {conflict && saveAsNew}
            <FormButtons
              type="button"
              onCancel={onClose}
              disabled={saving}
              pending={saving}
              onClick={() => saveOver((conflict ?? view).Version)}
            >
              {conflict ? 'Replace' : failure ? 'Retry' : 'Confirm'}
            </FormButtons>
          </>
        )
      }
    >
      {!changed && <p>{`Everybody at ${tenant} gets this change.`}</p>}
      {conflict && (
        <p>
          {`${personName(conflict.By)} changed this view on ${feedDate(new Date(conflict.ChangedTimestamp * 1000))}.`}
        </p>
      )}
      {failure && !conflict && <Alert tone="danger">{failureText(failure)}</Alert>}
      {save.data?.View === null && <Alert tone="danger">{save.data.Message}</Alert>}
    </Dialog>
  );
}
