import { actingQueries } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../../../app/services.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { ConfirmAction } from './confirm-action.tsx';

/** Lets an applicant who was locked out by wrong codes try again (ACT-038). */
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
