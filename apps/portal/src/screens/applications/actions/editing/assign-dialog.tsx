import { listAssignees } from '@portal/api/contract';
import { editingQueries, failureOf, queryOf } from '@portal/api/queries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../../../../records/announce.ts';
import { useClient } from '../../../../base/services.tsx';
import { assignDisabledReason, personChoices } from './edit.model.ts';
import { nothingAsked, type ActionDialogProps } from '../action-dialog.ts';
import { EditDialog } from './edit-dialog.tsx';
import { PersonChoices } from './person-choices.tsx';

/** Assigns an application to a person who takes new work, or to nobody (OP-133, OP-134). */
export function AssignDialog({ applications: [application], onClose }: ActionDialogProps) {
  const client = useClient();
  const saved = application.assignee;
  const [chosen, choose] = useState(saved?.Value ?? '');
  const assignees = useQuery(queryOf(client, listAssignees, {}));
  const assign = useMutation(editingQueries(client).assign(application.guid));
  const people = personChoices(assignees.data ?? [], saved);

  const save = (person: { Name: string; Value: string } | null) =>
    assign.mutate(person, {
      onSuccess: () => {
        onClose({ asked: true, done: [application.guid] });
        announce(person ? `Assigned to ${person.Name}` : 'Assignee cleared');
      },
    });
  const saveChosen = () => {
    const person = people.find(({ value }) => value === chosen);
    if (person) save({ Name: person.name, Value: person.value });
  };

  return (
    <EditDialog
      title="Assignee"
      application={application}
      read={assignees}
      saveText="Assign"
      disabledReason={assignDisabledReason(chosen, saved)}
      onSave={saveChosen}
      clearing={{
        disabledReason: saved === undefined ? 'Nobody is assigned.' : undefined,
        onClear: () => save(null),
      }}
      work={assign.isPending ? (assign.variables === null ? 'clearing' : 'saving') : undefined}
      failure={failureOf(assign.error)}
      onClose={() => onClose(nothingAsked)}
    >
      <PersonChoices
        label="Assignee"
        choices={people}
        value={chosen}
        onValueChange={choose}
        disabled={assign.isPending}
      />
    </EditDialog>
  );
}
