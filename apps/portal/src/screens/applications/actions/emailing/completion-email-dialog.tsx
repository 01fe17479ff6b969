import type { ActionDialogProps } from '../action-dialog.ts';
import { SendEmail } from './send-email.tsx';

/** What was sent when the application was completed, once more (ACT-020). */
export function CompletionEmailDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  return (
    <SendEmail {...props} action="resendCompletionEmail">
      The primary applicant will be sent the completion email of application {application.id} again.
    </SendEmail>
  );
}
