import { applicationFilters, deservesRetry } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { Dialog } from '@portal/ui/dialog';
import { MultiSelect } from '@portal/ui/multi-select';
import { useId, useState, type MouseEvent } from 'react';
import { Retry } from '../../../base/retry.tsx';
import { useFilterLookups, type FilterLookup } from '../query/filter-lookups.ts';
import {
  dialogFilters,
  draftOf,
  emptyDraft,
  nothingTicked,
  sameDraft,
  tickable,
  tooMuchReason,
  withoutValue,
  type FilterDraft,
} from './filter.model.ts';
import type { FilterValues } from '../query/list.location.ts';
import { ApartButton, FormButtons } from '../../../records/form-buttons.tsx';

export interface FilterDialogProps {
  /** The active filters. */
  inForce: FilterValues;
  /** Replaces the filters that the dialog shows. */
  onApply: (draft: FilterDraft) => void;
  onClose: () => void;
}

/** Chips in a select before it shows `+N`. */
const chips = 8;

/** Edits a draft of the filters until it is applied. */
export function FilterDialog({ inForce: values, onApply, onClose }: FilterDialogProps) {
  const inForce = draftOf(values);
  const [draft, setDraft] = useState(inForce);
  const lookups = useFilterLookups(() => true);
  const unchanged = sameDraft(draft, inForce);

  return (
    <Dialog
      open
      title="Filter"
      onOpenChange={onClose}
      unsaved={!unchanged}
      footer={
        <>
          <ApartButton
            disabledReason={nothingTicked(draft) ? 'Nothing is selected.' : undefined}
            onClick={() => setDraft(emptyDraft)}
          >
            Clear
          </ApartButton>
          <FormButtons
            type="button"
            disabledReason={unchanged ? 'These filters are applied already.' : tooMuchReason(draft)}
            onClick={() => onApply(draft)}
          >
            Apply
          </FormButtons>
        </>
      }
    >
      {dialogFilters.map((name) => (
        <FilterSelect
          key={name}
          label={applicationFilters[name].label}
          lookup={lookups[name]}
          inForce={inForce[name]}
          values={draft[name]}
          onValueChange={(values) => setDraft((before) => ({ ...before, [name]: values }))}
        />
      ))}
    </Dialog>
  );
}

interface FilterSelectProps {
  label: string;
  lookup: FilterLookup;
  inForce: readonly string[];
  values: readonly string[];
  onValueChange: (values: readonly string[]) => void;
}

/** One filter. If its options could not be loaded, it offers '(None)' and Retry (OP-250). */
function FilterSelect({ label, lookup, inForce, values, onValueChange }: FilterSelectProps) {
  const id = useId();
  const { data, isPending, isFetching, error, errorUpdateCount, refetch } = lookup;
  const failed = !data && errorUpdateCount > 0;
  const retry = failed && (isFetching || deservesRetry(failureOf(error)));
  const readAgain = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const answer = await refetch();
    // Retry is removed when the options render, so the focus moves to the select first.
    if (answer.data && currentTarget === document.activeElement) document.getElementById(id)?.focus();
  };
  return (
    <div {...(retry && { role: 'group', 'aria-label': label })} className="grid gap-1">
      <MultiSelect
        id={id}
        label={label}
        options={tickable(data ?? [], inForce)}
        none={withoutValue}
        value={values}
        onValueChange={onValueChange}
        placeholder="Any"
        maxChips={chips}
        loading={isPending}
      />
      {retry && (
        <span>
          <Retry size="xs" pending={isFetching} onClick={(event) => void readAgain(event)} />
        </span>
      )}
    </div>
  );
}
