import { integratingQueries } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../../../base/services.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { ConfirmAction } from '../confirming/confirm-action.tsx';

/** Triggers an integration for the application (ACT-029, OP-141). */
export function IntegrationDialog(props: ActionDialogProps) {
  const [{ guid, id, part }] = props.applications;
  const { mutateAsync } = useMutation(integratingQueries(useClient()).trigger(guid, part?.id ?? ''));
  return (
    <ConfirmAction {...props} action="triggerIntegration" call={() => mutateAsync()}>
      <strong>{part?.name}</strong> will be triggered for application {id}.
    </ConfirmAction>
  );
}
