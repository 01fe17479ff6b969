import type { DayRange } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { DateField } from '@portal/ui/date-field';
import { Dialog } from '@portal/ui/dialog';
import { SelectControl } from '@portal/ui/select';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { periodError, periods, type FiguresLocation, type PeriodName } from './figures.location.ts';

export const scopeNames = { my: 'My Apps', all: 'All Apps' } as const satisfies Record<ListScope, string>;

export interface FigureControlsProps {
  location: FiguresLocation;
  /** The lists to choose from. */
  scopes: readonly ListScope[];
  /** The days that are shown; undefined for all time. */
  days: DayRange | undefined;
  onChange: (change: Partial<FiguresLocation>) => void;
}

/** Period and scope of the figures. A custom period is shown once it is applied. */
export function FigureControls({ location, scopes, days, onChange }: FigureControlsProps) {
  const [draft, setDraft] = useState(location.custom);
  const choosePeriod = (period: PeriodName) => {
    if (period === 'custom') return setDraft(days ?? { from: '', to: '' });
    setDraft(undefined);
    onChange({ period, custom: undefined });
  };
  return (
    <>
      {scopes.length > 1 && (
        <ToggleGroup
          label="Applications"
          value={location.scope}
          items={scopes.map((id) => ({ id, label: scopeNames[id] }))}
          onValueChange={(scope) => onChange({ scope: scope === 'my' ? 'my' : 'all' })}
        />
      )}
      <SelectControl
        aria-label="Period"
        size="sm"
        options={periods}
        value={draft ? 'custom' : location.period}
        onValueChange={(period) => choosePeriod(period as PeriodName)}
      />
      {draft && (
        <CustomPeriod
          {...{ draft, setDraft }}
          onApply={() => onChange({ period: 'custom', custom: draft })}
        />
      )}
    </>
  );
}

interface CustomPeriodProps {
  draft: DayRange;
  setDraft: (draft: DayRange) => void;
  onApply: () => void;
}

function CustomPeriod({ draft, setDraft, onApply }: CustomPeriodProps) {
  const [tried, setTried] = useState(false);
  const error = periodError(draft);
  const apply = () => {
    setTried(error !== undefined);
    if (error === undefined) onApply();
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <DateField
        label="From"
        size="sm"
        value={draft.from}
        onValueChange={(from) => setDraft({ ...draft, from })}
      />
      <DateField
        label="To"
        size="sm"
        value={draft.to}
        onValueChange={(to) => setDraft({ ...draft, to })}
        error={tried ? error : undefined}
      />
      <Button type="submit" className="mt-6">
        Apply
      </Button>
    </form>
  );
}

/** The same behind one button, in a sheet. */
export function NarrowControls({ onChange, ...props }: FigureControlsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Period and scope
      </Button>
      <Dialog open={open} title="Period and scope" onOpenChange={setOpen}>
        <FigureControls
          {...props}
          onChange={(change) => {
            setOpen(false);
            onChange(change);
          }}
        />
      </Dialog>
    </>
  );
}
