import type { DayRange } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { SelectControl } from '@portal/ui/select';
import { TextField } from '@portal/ui/text-field';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { useState } from 'react';
import { periodError, periods, type FiguresLocation, type PeriodName } from './figures.location.ts';

export const scopeNames = { my: 'My Apps', all: 'All Apps' } as const;

interface FigureControlsProps {
  location: FiguresLocation;
  /** The lists to choose from. */
  scopes: readonly ListScope[];
  /** The days that are shown; undefined for all time. */
  days: DayRange | undefined;
  onChange: (change: Partial<FiguresLocation>) => void;
}

/** List and period of the figures. A custom period is shown once it is applied. */
export function FigureControls({ location, scopes, days, onChange }: FigureControlsProps) {
  const [draft, setDraft] = useState(location.custom);
  const [tried, setTried] = useState(false);
  const error = draft && periodError(draft);
  const choose = (period: PeriodName) => {
    setDraft(period === 'custom' ? (days ?? { from: '', to: '' }) : undefined);
    if (period !== 'custom') onChange({ period, custom: undefined });
  };
  const apply = () => {
    setTried(error !== undefined);
    if (error === undefined) onChange({ period: 'custom', custom: draft });
  };
  const change = (changed: Partial<DayRange>) => draft && setDraft({ ...draft, ...changed });
  return (
    <>
      {scopes.length > 1 && (
        <ToggleGroup
          label="Applications"
          value={location.scope}
          items={scopes.map((id) => ({ id, label: scopeNames[id] }))}
          onValueChange={(id) => onChange({ scope: id === 'my' ? 'my' : 'all' })}
        />
      )}
      <SelectControl
        aria-label="Period"
        size="sm"
        className="max-md:order-1 max-md:basis-full"
        options={periods}
        value={draft ? 'custom' : location.period}
        onValueChange={(period) => choose(period as PeriodName)}
      />
      {draft && (
        <div className="order-last flex basis-full flex-wrap items-start gap-2 md:justify-end">
          <TextField
            type="date"
            label="From"
            size="sm"
            value={draft.from}
            onValueChange={(from) => change({ from })}
          />
          <TextField
            type="date"
            label="To"
            size="sm"
            value={draft.to}
            onValueChange={(to) => change({ to })}
            error={tried ? error : undefined}
          />
          {/* Beside the inputs, below the line of their labels. */}
          <div className="md:pt-[calc(1lh+6px)]">
            <Button onClick={apply}>Apply</Button>
          </div>
        </div>
      )}
    </>
  );
}
