import { listLabels, Permission, type Option, cleanText } from '@portal/api/contract';
import { configurationQueries, editingQueries, failureOf, queryOf } from '@portal/api/queries';
import { RadioGroup } from '@portal/ui/radio-group';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '../../../../base/services.tsx';
import { useDraft } from '../../../../session/use-draft.ts';
import { useCan } from '../../../../session/use-session.ts';
import { labelChoices, labelCount, labelDisabledReason, errorText } from './edit.model.ts';
import type { ActionDialogProps, ActionOutcome } from '../action-dialog.ts';
import { EditDialog } from './edit-dialog.tsx';
import { LabelCreation } from './label-creation.tsx';
import { useSaving } from './use-saving.ts';

const optionOf = ({ Name, Value }: Option) => ({ label: Name, value: Value });

/** Sets or removes the label of an application; creates labels with the permission for it (OP-049). */
export function LabelDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  const client = useClient();
  const creates = useCan()(Permission.labelAdd);
  const saved = application.label;
  const [chosen, choose] = useState(saved ?? '');
  const [name, setName] = useDraft('label');
  const saveButton = useRef<HTMLButtonElement>(null);
  const labels = useQuery(queryOf(client, listLabels, {}));
  const limit = useQuery(configurationQueries(client).information()).data?.MaximumLabelLimit;
  const add = useMutation(editingQueries(client).addLabel());
  const addFailure = failureOf(add.error);

  const onClose = (outcome: ActionOutcome) => {
    // Closing the dialog discards the name. An expired session does not close it, so the name is kept.
    setName('');
    props.onClose(outcome);
  };
  const edit = editingQueries(client).saveLabel(application);
  const { save, dialogProps } = useSaving({ ...props, onClose }, edit);
  const work = dialogProps.work ?? (add.isPending ? 'creating' : undefined);

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
      {...dialogProps}
      title="Label"
      read={labels}
      saveText="Set label"
      saveRef={saveButton}
      disabledReason={labelDisabledReason(chosen, saved)}
      onSave={() => save(chosen, `Label set to ${chosen}`)}
      clearing={{
        disabledReason: saved === undefined ? 'No label is set.' : undefined,
        onClear: () => save(null, 'Label cleared'),
      }}
      unsaved={name !== '' || chosen !== (saved ?? '')}
      work={work}
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
