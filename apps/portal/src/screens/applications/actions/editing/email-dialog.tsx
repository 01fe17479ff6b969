import { editingQueries, failureOf } from '@portal/api/queries';
import { EmailField } from '@portal/ui/email-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../../app/services.tsx';
import { nothingAsked, type ActionDialogProps } from '../action-dialog.ts';
import { EditDialog } from './edit-dialog.tsx';
import { emailObstacle } from './edit.model.ts';

/** Where the mails of an application go. */
export function EmailDialog({ applications: [application], onClose }: ActionDialogProps) {
  const [typed, type] = useState(application.email ?? '');
  const change = useMutation(editingQueries(useClient()).changePrimaryEmail(application.guid));

  return (
    <EditDialog
      title="Edit Email Address"
      application={application}
      saveText="Save"
      obstacle={emailObstacle(typed, application.email)}
      onSave={() =>
        change.mutate(typed.trim(), { onSuccess: () => onClose({ asked: true, done: [application.guid] }) })
      }
      submits
      work={change.isPending ? 'saving' : undefined}
      failure={failureOf(change.error)}
      onClose={() => onClose(nothingAsked)}
    >
      <EmailField
        label="Primary e-mail"
        required
        autoComplete="off"
        value={typed}
        onChangeValue={type}
        disabled={change.isPending}
      />
    </EditDialog>
  );
}
