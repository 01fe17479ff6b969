import { personalisedMessageLimit, type EmailAction, cleanLines } from '@portal/api/contract';
import { emailingQueries } from '@portal/api/queries';
import { TextArea } from '@portal/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide';
import { useClient } from '../../../../base/services.tsx';
import { useDraft } from '../../../../session/use-draft.ts';
import type { ActionDialogProps } from '../action-dialog.ts';
import type { ActionTarget } from '../action-target.ts';
import { ConfirmAction } from '../confirming/confirm-action.tsx';
import { useFeatures } from '../../../../session/use-session.ts';
import { EmailPreview } from './email-preview.tsx';

/** Who receives which email (ACT-014, ACT-020, ACT-021). */
const sentences: Readonly<Record<EmailAction, (application: ActionTarget) => string>> = {
  emailResumeLink: ({ id }) => `The primary applicant will be emailed a link to resume application ${id}.`,
  resendCompletionEmail: ({ id }) =>
    `The primary applicant will be sent the completion email of application ${id} again.`,
  resendResumeLink: ({ id, part }) =>
    `${part?.name ?? 'The applicant'} will be emailed a link to resume application ${id}.`,
};

/** Sends an email with an optional personal message (ACT-113, OP-139). */
function SendEmail({ action, ...props }: ActionDialogProps & { readonly action: EmailAction }) {
  const [application] = props.applications;
  const { guid, id, part } = application;
  const subject = { guid, id, individualId: part?.id };
  const { mutateAsync } = useMutation(emailingQueries(useClient()).send(action, subject));
  const [message, setMessage] = useDraft(`email ${action} ${guid} ${part?.id ?? ''}`);
  const tooLong = cleanLines(message).length > personalisedMessageLimit;
  const has = useFeatures();
  return (
    <ConfirmAction
      {...props}
      action={action}
      size="lg"
      confirmIcon={Send}
      disabledReason={tooLong ? 'Shorten the message first.' : undefined}
      doneText="Email has been sent."
      unsaved={message !== ''}
      call={() => mutateAsync(cleanLines(message))}
      onClose={(outcome) => {
        // Closing the dialog discards the message. An expired session does not close it, so the message is kept.
        setMessage('');
        props.onClose(outcome);
      }}
    >
      <p>{sentences[action](application)}</p>
      <TextArea
        label="Personalised message"
        hint="Optional. Plain text, shown above the link."
        className="mt-4"
        rows={3}
        limit={personalisedMessageLimit}
        value={message}
        onValueChange={setMessage}
      />
      {has('EmailPreview') && (
        <EmailPreview
          action={action}
          subject={subject}
          message={cleanLines(message).slice(0, personalisedMessageLimit)}
        />
      )}
    </ConfirmAction>
  );
}

const dialogOf = (action: EmailAction) =>
  function EmailDialog(props: ActionDialogProps) {
    return <SendEmail {...props} action={action} />;
  };
export const ResumeLinkDialog = dialogOf('emailResumeLink');
export const CompletionEmailDialog = dialogOf('resendCompletionEmail');
export const ApplicantEmailDialog = dialogOf('resendResumeLink');
