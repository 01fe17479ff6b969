import { listLabels, Permission, type Option, cleanText } from '@portal/api/contract';
import { configurationQueries, editingQueries, failureOf, queryOf } from '@portal/api/queries';
import { RadioGroup } from '@portal/ui/radio-group';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announce } from '../../../../records/announce.ts';
import { useClient } from '../../../../base/services.tsx';
import { useDraft } from '../../../../session/use-draft.ts';
import { useCan } from '../../../../session/use-session.ts';
import { labelChoices, labelCount, labelDisabledReason, errorText } from './edit.model.ts';
import { nothingAsked, type ActionDialogProps, type ActionOutcome } from '../action-dialog.ts';
import { EditDialog } from './edit-dialog.tsx';
import { LabelCreation } from './label-creation.tsx';

const optionOf = ({ Name, Value }: Option) => ({ label: Name, value: Value });

/** Sets or removes the label of an application; creates labels with the permission for it (OP-049). */
export function LabelDialog({ applications: [application], onClose }: ActionDialogProps) {
  const client = useClient();
  const creates = useCan()(Permission.labelAdd);
  const saved = application.label;
  const [chosen, choose] = useState(saved ?? '');
  const [name, setName] = useDraft('label');
  const saveButton = useRef<HTMLButtonElement>(null);
  const labels = useQuery(queryOf(client, listLabels, {}));
  const limit = useQuery(configurationQueries(client).information()).data?.MaximumLabelLimit;
  const save = useMutation(editingQueries(client).saveLabel(application));
  const add = useMutation(editingQueries(client).addLabel());
  const addFailure = failureOf(add.error);
  const saving = save.variables === null ? 'clearing' : 'saving';
  const work = save.isPending ? saving : add.isPending ? 'creating' : undefined;

  const close = (outcome: ActionOutcome) => {
    // Closing the dialog discards the name. An expired session does not close it, so the name is kept.
    setName('');
    onClose(outcome);
  };
  const done = (text: string) => ({
    onSuccess: () => {
      close({ asked: true, done: [application.guid] });
      announce(text);
    },
  });

  const create = () => {
    const created = cleanText(name);
    add.mutate(created, {
      onSuccess: () => {
        choose(created);
        setName('');
        // The name field may have been removed; setting the label is the next step.
        saveButton.current?.focus();
      },
    });
  };

  return (
    <EditDialog
      title="Label"
      application={application}
      read={labels}
      saveText="Set label"
      saveRef={saveButton}
      disabledReason={labelDisabledReason(chosen, saved)}
      onSave={() => save.mutate(chosen, done(`Label set to ${chosen}`))}
      clearing={{
        disabledReason: saved === undefined ? 'No label is set.' : undefined,
        onClear: () => save.mutate(null, done('Label cleared')),
      }}
      unsaved={name !== '' || chosen !== (saved ?? '')}
      work={work}
      failure={failureOf(save.error)}
      onClose={() => close(nothingAsked)}
    >
      <RadioGroup
        label="Label"
        labelHidden
        inline
        options={labelChoices(labels.data ?? [], saved).map(optionOf)}
        value={chosen}
        onValueChange={choose}
        disabled={work !== undefined}
      />
      {creates && labels.data && limit !== undefined && (
        <LabelCreation
          count={labelCount(labels.data.length, limit)}
          name={name}
          onChangeName={setName}
          serverError={addFailure && errorText(addFailure)}
          work={work}
          onCreate={create}
        />
      )}
    </EditDialog>
  );
}
