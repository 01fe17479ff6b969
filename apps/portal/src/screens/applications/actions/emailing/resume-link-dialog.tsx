import type { ActionDialogProps } from '../action-dialog.ts';
import { SendEmail } from './send-email.tsx';

/** The link that leads the primary applicant back to the form (ACT-014). */
export function ResumeLinkDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  return (
    <SendEmail {...props} action="emailResumeLink">
      The primary applicant will be emailed a link to resume application {application.id}.
    </SendEmail>
  );
}
