import { editingQueries, newApplicationQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../../base/services.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { EditDialog } from './edit-dialog.tsx';
import { ownerChoices, ownerDisabledReason, savedOwner } from './edit.model.ts';
import { PersonChoices } from './person-choices.tsx';
import { useSaving } from './use-saving.ts';

/** Changes the owner of an application (OP-137). */
export function OwnerDialog(props: ActionDialogProps) {
  const [{ guid, owner }] = props.applications;
  const client = useClient();
  const [chosenId, choose] = useState<string>();
  const owners = useQuery(newApplicationQueries(client).owners());
  const { save, isPending, dialogProps } = useSaving(props, editingQueries(client).changeOwner(guid));
  const list = owners.data?.ApplicationOwners ?? [];
  const saved = savedOwner(list, owner);
  const chosen = chosenId === undefined ? saved : list.find(({ PublicId }) => PublicId === chosenId);

  return (
    <EditDialog
      {...dialogProps}
      title="Edit Owner"
      read={owners}
      saveText="Save"
      disabledReason={ownerDisabledReason(chosen, saved)}
      onSave={() => chosen && save(chosen, 'Owner changed')}
    >
      <PersonChoices
        label="Owner"
        choices={ownerChoices(list)}
        value={chosen?.PublicId ?? ''}
        onValueChange={choose}
        disabled={isPending}
      />
    </EditDialog>
  );
}
