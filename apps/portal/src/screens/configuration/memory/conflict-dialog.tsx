import { personName } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { CardTable } from '@portal/ui/card-table';
import { Dialog } from '@portal/ui/dialog';
import { RadioGroup } from '@portal/ui/radio-group';
import { useState } from 'react';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { clockTime, fullDate } from '../../../formats/dates.ts';
import type { useChoiceTable } from '../use-choice-table.ts';
import type { Conflict } from '../use-saving.ts';
import { differencesOf, mergedEntries, sideOf, type Choices, type Side } from './three-way.model.ts';
import { stateText } from './version.model.ts';

export interface ConflictDialogProps extends Pick<
  ReturnType<typeof useChoiceTable>,
  'saving' | 'mergeFailed' | 'merge' | 'stopComparing'
> {
  readonly conflict: Conflict;
}

const sides = [
  { value: 'now', label: 'Saved now' },
  { value: 'yours', label: 'Yours' },
] as const satisfies readonly { readonly value: Side; readonly label: string }[];

/** Another user saved the table after it was opened here. Shows each difference, and asks which value to keep. */
export function ConflictDialog({
  conflict: { base, yours, now, again },
  saving,
  mergeFailed,
  merge,
  stopComparing,
}: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const differences = differencesOf(base.entries, now.entries, yours);
  const choose = (name: string, side: string) =>
    setChoices(new Map(choices).set(name, side === 'yours' ? 'yours' : 'now'));
  const person = personName(now.savedBy);
  const savedAt = fullDate(now.savedAt ?? null, null);
  return (
    <Dialog
      open
      size="lg"
      title="Changed in the meantime"
      onOpenChange={stopComparing}
      dismissible={!saving}
      footer={
        <FormButtons
          type="button"
          pending={saving}
          onClick={() => merge(mergedEntries(now.entries, differences, choices))}
        >
          Confirm
        </FormButtons>
      }
    >
      <p>{`${person} saved this table on ${savedAt}, after you opened it. Nothing of yours was saved.`}</p>
      {again && (
        <Alert tone="warning">{`It was saved once more, by ${person} at ${clockTime(now.savedAt ?? null)}.`}</Alert>
      )}
      <div className="overflow-hidden rounded-md border border-border">
        <CardTable
          label="Differences"
          className="-mt-px"
          rowId={({ name }) => name}
          rows={differences}
          columns={[
            { id: 'entry', header: 'Entry', width: '24%', cell: ({ description }) => description },
            { id: 'base', header: 'When you opened it', cell: ({ base: was }) => stateText(was) },
            { id: 'now', header: 'Saved now', width: '14%', cell: ({ now: saved }) => stateText(saved) },
            { id: 'yours', header: 'Yours', width: '12%', cell: ({ yours: wanted }) => stateText(wanted) },
            {
              id: 'keep',
              header: 'Keep',
              width: 200,
              cell: (difference) => {
                const side = sideOf(difference, choices);
                if (!side) return <span className="text-text-muted">the same in both</span>;
                return (
                  <RadioGroup
                    label={difference.description}
                    labelHidden
                    variant="segmented"
                    options={sides}
                    value={side}
                    disabled={saving}
                    onValueChange={(chosen) => choose(difference.name, chosen)}
                  />
                );
              },
            },
          ]}
        />
      </div>
      {mergeFailed && <Alert tone="danger">Saving failed</Alert>}
    </Dialog>
  );
}
