import { listAssignees } from '@portal/api/contract';
import { editingQueries, queryOf } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../../base/services.tsx';
import { assignDisabledReason, personChoices } from './edit.model.ts';
import type { ActionDialogProps } from '../action-dialog.ts';
import { EditDialog } from './edit-dialog.tsx';
import { PersonChoices } from './person-choices.tsx';
import { useSaving } from './use-saving.ts';

/** Assigns an application to a person who takes new work, or to nobody (OP-133, OP-134). */
export function AssignDialog(props: ActionDialogProps) {
  const [{ guid, assignee: saved }] = props.applications;
  const client = useClient();
  const [chosen, choose] = useState(saved?.Value ?? '');
  const assignees = useQuery(queryOf(client, listAssignees, {}));
  const { save, isPending, dialogProps } = useSaving(props, editingQueries(client).assign(guid));
  const people = personChoices(assignees.data ?? [], saved);

  const saveChosen = () => {
    const person = people.find(({ value }) => value === chosen);
    if (person) save({ Name: person.name, Value: person.value }, `Assigned to ${person.name}`);
  };

  return (
    <EditDialog
      {...dialogProps}
      title="Assignee"
      read={assignees}
      saveText="Assign"
      disabledReason={assignDisabledReason(chosen, saved)}
      onSave={saveChosen}
      clearing={{
        disabledReason: saved === undefined ? 'Nobody is assigned.' : undefined,
        onClear: () => save(null, 'Assignee cleared'),
      }}
    >
      <PersonChoices
        label="Assignee"
        choices={people}
        value={chosen}
        onValueChange={choose}
        disabled={isPending}
      />
    </EditDialog>
  );
}
