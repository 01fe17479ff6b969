import type { Envelope } from '@portal/api/contract';
import { actingQueries } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../../../base/services.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { ConfirmAction } from './confirm-action.tsx';

/** Permanently removes the personal data of the applicants (ACT-061). */
export function DepersonaliseDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  const { mutateAsync } = useMutation(actingQueries(useClient()).depersonalise(application.guid));
  const call = async (): Promise<Envelope> => {
    const { OverallSuccess, ErrorMessage } = await mutateAsync();
    if (OverallSuccess) return { ErrorNo: 0, Message: ErrorMessage || null };
    return { ErrorNo: 1, Message: ErrorMessage || 'The request failed for unknown reasons.' };
  };
  return (
    <ConfirmAction
      {...props}
      action="depersonalise"
      confirmVariant="danger"
      call={call}
      doneText="Depersonalisation completed successfully."
    >
      Identifying details and uploaded documents of application {application.id} will be removed. This cannot
      be undone.
    </ConfirmAction>
  );
}
