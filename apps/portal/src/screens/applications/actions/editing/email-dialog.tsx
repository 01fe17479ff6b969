import { cleanText } from '@portal/api/contract';
import { editingQueries, failureOf } from '@portal/api/queries';
import { EmailField } from '@portal/ui/email-field';
import { useMutation } from '@tanstack/react-query';
import { announce } from '../../../../records/announce.ts';
import { useClient } from '../../../../base/services.tsx';
import { useDraft } from '../../../../session/use-draft.ts';
import { nothingAsked, type ActionDialogProps, type ActionOutcome } from '../action-dialog.ts';
import { EditDialog } from './edit-dialog.tsx';
import { emailDisabledReason } from './edit.model.ts';

/** Changes the email address of an application. */
export function EmailDialog({ applications: [application], onClose }: ActionDialogProps) {
  const saved = application.email ?? '';
  const [typed, type] = useDraft(`email address ${application.guid}`, saved);
  const change = useMutation(editingQueries(useClient()).changePrimaryEmail(application.guid));

  const close = (outcome: ActionOutcome) => {
    // Closing the dialog discards the address. An expired session does not close it, so the address is kept.
    type(saved);
    onClose(outcome);
  };

  return (
    <EditDialog
      title="Edit Email Address"
      application={application}
      saveText="Save"
      disabledReason={emailDisabledReason(typed, application.email)}
      onSave={() =>
        change.mutate(cleanText(typed), {
          onSuccess: () => {
            close({ asked: true, done: [application.guid] });
            announce('E-mail changed');
          },
        })
      }
      submits
      unsaved={typed !== saved}
      work={change.isPending ? 'saving' : undefined}
      failure={failureOf(change.error)}
      onClose={() => close(nothingAsked)}
    >
      <EmailField
        label="Primary e-mail"
        required
        autoComplete="off"
        value={typed}
        onValueChange={type}
        disabled={change.isPending}
      />
    </EditDialog>
  );
}
