import { editingQueries, failureOf, newApplicationQueries } from '@portal/api/queries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../../../../records/announce.ts';
import { useClient } from '../../../../base/services.tsx';
import { nothingAsked, type ActionDialogProps } from '../action-dialog.ts';
import { EditDialog } from './edit-dialog.tsx';
import { ownerChoices, ownerDisabledReason, savedOwner } from './edit.model.ts';
import { PersonChoices } from './person-choices.tsx';

/** Changes the owner of an application (OP-137). */
export function OwnerDialog({ applications: [application], onClose }: ActionDialogProps) {
  const client = useClient();
  const [chosenId, choose] = useState<string>();
  const owners = useQuery(newApplicationQueries(client).owners());
  const change = useMutation(editingQueries(client).changeOwner(application.guid));
  const list = owners.data?.ApplicationOwners ?? [];
  const saved = savedOwner(list, application.owner);
  const chosen = chosenId === undefined ? saved : list.find(({ PublicId }) => PublicId === chosenId);

  return (
    <EditDialog
      title="Edit Owner"
      application={application}
      read={owners}
      saveText="Save"
      disabledReason={ownerDisabledReason(chosen, saved)}
      onSave={() =>
        chosen &&
        change.mutate(chosen, {
          onSuccess: () => {
            onClose({ asked: true, done: [application.guid] });
            announce('Owner changed');
          },
        })
      }
      work={change.isPending ? 'saving' : undefined}
      failure={failureOf(change.error)}
      onClose={() => onClose(nothingAsked)}
    >
      <PersonChoices
        label="Owner"
        choices={ownerChoices(list)}
        value={chosen?.PublicId ?? ''}
        onValueChange={choose}
        disabled={change.isPending}
      />
    </EditDialog>
  );
}
