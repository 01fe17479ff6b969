import type { ActionDialogProps } from '../action-dialog.ts';
import { SendEmail } from './send-email.tsx';

/** A link for one applicant whose approval is pending (ACT-021). */
export function ApplicantEmailDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  return (
    <SendEmail {...props} action="resendResumeLink">
      {application.part?.name ?? 'The applicant'} will be emailed a link to resume application{' '}
      {application.id}.
    </SendEmail>
  );
}
