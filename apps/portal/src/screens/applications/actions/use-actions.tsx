import { useCallback, useState } from 'react';
import type { ActionDialogProps, ActionOutcome } from './action-dialog.ts';
import type { ActionTarget } from './action-target.ts';
import type { ActionEntries, AnyActionId } from './action-entry.ts';

/** Begins an action on one application or several. */
export type BeginAction = (id: AnyActionId, ...applications: readonly ActionTarget[]) => void;

/**
 * Runs actions, one at a time. Mount the dialog outside of components that depend on the application's state: the
 * action
 * changes that state, and its result must stay visible.
 */
export function useActions(
  entries: ActionEntries,
  onClosed: (id: AnyActionId, outcome: ActionOutcome) => void,
) {
  const [begun, setBegun] = useState<{ id: AnyActionId; applications: ActionDialogProps['applications'] }>();
  const begin = useCallback<BeginAction>((id, first, ...more) => {
    if (first) setBegun({ id, applications: [first, ...more] });
  }, []);
  const Dialog = begun && entries[begun.id]?.dialog;
  const close = (id: AnyActionId, outcome: ActionOutcome) => {
    setBegun(undefined);
    onClosed(id, outcome);
  };
  return {
    /** Stable between renders. */
    begin,
    dialog: begun && Dialog && (
      <Dialog applications={begun.applications} onClose={(outcome) => close(begun.id, outcome)} />
    ),
  };
}
