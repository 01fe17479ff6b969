import { actingQueries, withThrottledOutcome } from '@portal/api/queries';
import {
  ConfirmResult,
  type ConfirmOutcome,
  type ItemResult,
  type ResultItem,
} from '@portal/ui/confirm-result';
import { useMutation } from '@tanstack/react-query';
import { Ban } from 'lucide';
import { useClient } from '../../../../base/services.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { cancelOutcome, cancelQuestion, cancelTitle, type CancelTarget } from './cancel.model.ts';

const itemOf = ({ guid, id, name }: CancelTarget): ResultItem => ({
  id: guid,
  code: String(id),
  name: name ?? undefined,
});

/** Confirms, cancels all applications in one call and shows the result of each (OP-132, OP-251). */
export function CancelDialog({ applications, onClose }: ActionDialogProps) {
  const { mutateAsync } = useMutation(actingQueries(useClient()).cancel());

  const run = async (items: readonly ResultItem[]): Promise<readonly ItemResult[]> => {
    const { Results } = await mutateAsync(items.map(({ id }) => id));
    // Another back end may report success for all by its status alone (OP-389).
    if (Results.length === 0) return items.map(({ id }) => ({ id, succeeded: true }));
    return Results.map(({ ApplicationGuid, Success, Message }) => ({
      id: ApplicationGuid,
      succeeded: Success,
      message: Message ?? undefined,
    }));
  };

  const close = (_open: boolean, { phase, succeededIds }: ConfirmOutcome) =>
    onClose({ asked: phase !== 'confirming', done: succeededIds });

  return (
    <ConfirmResult
      open
      title={cancelTitle(applications)}
      question={cancelQuestion(applications)}
      items={applications.map(itemOf)}
      run={withThrottledOutcome(run)}
      onOpenChange={close}
      backText="Go back"
      confirmIcon={Ban}
      confirmVariant="danger"
      workingText={applications.length === 1 ? 'Cancelling application' : 'Cancelling applications'}
      summarise={({ succeeded }) => cancelOutcome(applications, succeeded)}
      succeededText="Cancelled"
    />
  );
}
