import { applicationActions, type ApplicationRow } from '@portal/api/contract';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useCan } from '../../../session/use-session.ts';
import { editTargetOf, type EditTarget } from './edit-target.ts';
import { LazyAssignDialog, LazyLabelDialog } from './lazy-edit-dialogs.tsx';

export interface RowEditing {
  /** Opens the assign dialog; missing without the claim. The same function between renders. */
  readonly assign?: ((row: ApplicationRow) => void) | undefined;
  /** Opens the label dialog; missing without the claim. The same function between renders. */
  readonly label?: ((row: ApplicationRow) => void) | undefined;
}

type Editing = { readonly what: 'assignee' | 'label'; readonly application: EditTarget };

/** Editing of a row's assignee and label from the list, as far as the person may. */
export function useRowEditing(): RowEditing & { readonly dialogs: ReactNode } {
  const can = useCan();
  const [editing, setEditing] = useState<Editing>();
  const assign = useCallback(
    (row: ApplicationRow) =>
      setEditing({ what: 'assignee', application: editTargetOf(row.ApplicationID, row) }),
    [],
  );
  const label = useCallback(
    (row: ApplicationRow) => setEditing({ what: 'label', application: editTargetOf(row.ApplicationID, row) }),
    [],
  );
  const Dialog = editing?.what === 'assignee' ? LazyAssignDialog : LazyLabelDialog;
  return {
    assign: can(applicationActions.assignee.needs) ? assign : undefined,
    label: can(applicationActions.label.needs) ? label : undefined,
    dialogs: editing && (
      <Suspense>
        <Dialog application={editing.application} open onClose={() => setEditing(undefined)} />
      </Suspense>
    ),
  };
}
