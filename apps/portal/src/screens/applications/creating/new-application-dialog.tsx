import { newApplicationQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Select } from '@portal/ui/select';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RetryRead } from '../../../base/retry.tsx';
import { useClient } from '../../../base/services.tsx';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { FormOutcomeAlert } from '../opening/form-outcome-alert.tsx';
import { openForm, type FormOutcome } from '../opening/open-form.ts';
import { fallbackMessage } from './fallback-message.ts';

/** Asks for the owner, then opens the form of the new application (LIST-018, LIST-023). */
export function NewApplicationDialog({ onClose }: { onClose: () => void }) {
  const queries = newApplicationQueries(useClient());
  const owners = useQuery(queries.owners());
  const create = useMutation(queries.createOnBehalf());
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, choose] = useState('');
  const [missing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome>();

  const list = owners.data?.ApplicationOwners ?? [];
  const made = outcome?.kind === 'blocked';

  const submit = async () => {
    const owner = list.find(({ PublicId }) => PublicId === chosen);
    setMissing(!owner);
    if (!owner) {
      select.current?.focus();
      return;
    }
    setOutcome(undefined);
    const ended = await openForm(create.mutateAsync(owner), fallbackMessage);
    setOutcome(ended);
    if (ended.kind === 'opened') onClose();
  };

  return (
    <Dialog
      open
      title="New application on behalf of an owner"
      onOpenChange={onClose}
      onSubmit={() => void submit()}
      dismissible={!create.isPending}
      closesInFooter={made}
      footer={
        made ? (
          <Button size="md" variant="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <FormButtons pending={create.isPending}>Confirm</FormButtons>
        )
      }
    >
      <FormOutcomeAlert outcome={outcome} />
      {!made && (
        <>
          <Select
            ref={select}
            label="Owner"
            required
            options={list.map(({ PublicId, DisplayName }) => ({ value: PublicId, label: DisplayName }))}
            value={chosen}
            onValueChange={(owner) => {
              choose(owner);
              setMissing(false);
            }}
            aria-busy={owners.isFetching || undefined}
            error={missing && 'Please select an owner.'}
          />
          <RetryRead of={owners} className="justify-self-start" />
        </>
      )}
    </Dialog>
  );
}
