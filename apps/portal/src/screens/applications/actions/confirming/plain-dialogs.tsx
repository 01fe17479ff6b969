import { actingQueries, integratingQueries } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../../../base/services.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { ConfirmAction } from './confirm-action.tsx';

/** Unlocks an application, so that its applicants can continue (ACT-036). */
export function UnlockDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  const { mutateAsync } = useMutation(actingQueries(useClient()).unlock(application.guid));
  return (
    <ConfirmAction {...props} action="unlockApplication" call={() => mutateAsync()}>
      Application {application.id} will be unlocked; the applicant can then resume it and retry its quizzes.
    </ConfirmAction>
  );
}

/** Unlocks an applicant who was locked out by wrong codes (ACT-038). */
export function UnlockApplicantDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  const { id, name } = application.part ?? { id: '', name: 'The applicant' };
  const { mutateAsync } = useMutation(actingQueries(useClient()).unlockApplicant(application, id));
  return (
    <ConfirmAction {...props} action="unlockApplicant" call={() => mutateAsync()}>
      {name} will be unlocked and can enter codes again to approve application {application.id}.
    </ConfirmAction>
  );
}

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
