import type { Failure } from '@portal/api/contract';
import { failureOf, viewQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import { toasts } from '../../../base/toasts.tsx';
import { useTenant } from '../../../base/use-tenant.ts';
import { feedDate } from '../../../formats/dates.ts';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { useUser } from '../../../session/use-session.ts';
import type { OpenView } from '../list/opened-list.ts';
import type { ListLocation } from '../query/list.location.ts';
import { failureText } from './failure-text.ts';
import { definitionOf } from './view-location.model.ts';
import { savedHref } from './view-items.ts';
import { viewSavedText } from './view-texts.ts';

export interface SaveChangesDialogProps {
  readonly open: OpenView;
  /** The list to save. */
  readonly location: ListLocation;
  /** Why saving without a question failed. */
  readonly failure: Failure | undefined;
  readonly onSaveAsNew: () => void;
  /** Called with the address of the saved view. */
  readonly onSaved: (href: string) => void;
  readonly onClose: () => void;
}

/** Asks before a shared view is changed, and what to do if somebody else has changed or deleted it. */
export function SaveChangesDialog({
  open,
  location,
  failure: before,
  onSaveAsNew,
  onSaved,
  onClose,
}: SaveChangesDialogProps) {
  const { claims } = useUser();
  const queries = viewQueries(useClient());
  const tenant = useTenant()?.DisplayName ?? '';
  const save = useMutation(queries.save());
  const failure = failureOf(save.error) ?? (save.isIdle ? before : undefined);
  const conflicting = failure?.kind === 'conflict';
  const newest = useQuery({ ...queries.view(open.view.Id), enabled: conflicting, staleTime: 0 });
  const { Id, Name, Scope, Shared } = open.view;
  const saveOver = (Version: number) =>
    save.mutate(
      { Id, Version, Name, Scope, Shared, Definition: definitionOf(location) },
      {
        onSuccess: ({ View }) => {
          if (!View) return;
          toasts.show({ text: viewSavedText(View.Name) });
          onSaved(savedHref(View, claims));
        },
      },
    );
  const saving = save.isPending;
  const gone = failure?.kind === 'notFound' || failure?.kind === 'forbidden';
  const other = conflicting && !newest.isFetching ? newest.data : undefined;
  const saveAsNew = (
    <Button size="md" aria-disabled={saving} onClick={onSaveAsNew}>
      Save as new view
    </Button>
  );
  return (
    <Dialog
      open
      title={conflicting || gone ? 'This view was changed' : 'Save shared view'}
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
            {conflicting && <span className="contents">{saveAsNew}</span>}
            <FormButtons
              type="button"
              onCancel={onClose}
              disabled={saving || (conflicting && !other)}
              pending={saving}
              onClick={() => saveOver(other?.Version ?? open.view.Version)}
            >
              {conflicting ? 'Replace' : failure ? 'Retry' : 'Confirm'}
            </FormButtons>
          </>
        )
      }
    >
      {conflicting || gone ? undefined : <p>{`Everybody at ${tenant} gets this change.`}</p>}
      {conflicting && other && (
        <p>
          {`${other.ChangedBy?.Name ?? 'Somebody'} changed this view on ${feedDate(new Date(other.ChangedTimestamp * 1000))}.`}
        </p>
      )}
      {failure && !conflicting && <Alert tone="danger">{failureText(failure)}</Alert>}
      {save.data?.View === null && <Alert tone="danger">{save.data.Message}</Alert>}
    </Dialog>
  );
}
