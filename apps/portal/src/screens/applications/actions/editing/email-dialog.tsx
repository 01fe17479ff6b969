import { cleanText } from '@portal/api/contract';
import { editingQueries } from '@portal/api/queries';
import { EmailField } from '@portal/ui/email-field';
import { useClient } from '../../../../base/services.tsx';
import { useDraft } from '../../../../session/use-draft.ts';
import type { ActionDialogProps, ActionOutcome } from '../action-dialog.ts';
import { EditDialog } from './edit-dialog.tsx';
import { emailDisabledReason } from './edit.model.ts';
import { useSaving } from './use-saving.ts';

/** Changes the email address of an application. */
export function EmailDialog(props: ActionDialogProps) {
  const [{ guid, email }] = props.applications;
  const saved = email ?? '';
  const [typed, type] = useDraft(`email address ${guid}`, saved);

  const onClose = (outcome: ActionOutcome) => {
    // Closing the dialog discards the address. An expired session does not close it, so the address is kept.
    type(saved);
    props.onClose(outcome);
  };
  const edit = editingQueries(useClient()).changePrimaryEmail(guid);
  const { save, isPending, dialogProps } = useSaving({ ...props, onClose }, edit);

  return (
    <EditDialog
      {...dialogProps}
      title="Edit Email Address"
      saveText="Save"
      disabledReason={emailDisabledReason(typed, email)}
      onSave={() => save(cleanText(typed), 'E-mail changed')}
      submits
      unsaved={typed !== saved}
    >
      <EmailField
        label="Primary e-mail"
        required
        autoComplete="off"
        value={typed}
        onValueChange={type}
        disabled={isPending}
      />
    </EditDialog>
  );
}
