import { actingQueries } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../../../app/services.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { ConfirmAction } from './confirm-action.tsx';

/** Lets the applicants of a locked application go on (ACT-036). */
export function UnlockDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  const { mutateAsync } = useMutation(actingQueries(useClient()).unlock(application.guid));
  return (
    <ConfirmAction {...props} action="unlockApplication" call={() => mutateAsync()}>
      Application {application.id} will be unlocked; the applicant can then resume it and retry its quizzes.
    </ConfirmAction>
  );
}
