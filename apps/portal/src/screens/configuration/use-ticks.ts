import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useWindowEvent } from '../../page/use-window-event.ts';
import {
  nothingUnsaved,
  pruned,
  ticked,
  withoutSent,
  withTicks,
  type SavedTable,
  type TableName,
  type Ticks,
  type Unsaved,
} from './configuration.model.ts';

const ticksKey = 'unsaved ticks';

export interface TicksOptions {
  readonly table: TableName;
  /** The table as last read. */
  readonly saved: SavedTable | undefined;
  /** Whether a save made `saved` outdated, and it is being read again. */
  readonly outdated: boolean;
  /** During a save the future saved state is unknown, so every change is kept until it ends. */
  readonly saving: boolean;
}

/**
 * The entries of a table with unsaved changes. The changes stay on the table that they were made on, until they are
 * saved. Both are kept in the query cache, so that they survive navigation and end with the session. Closing the
 * window with unsaved changes asks for confirmation.
 */
export function useTicks({ table, saved, outdated, saving }: TicksOptions) {
  const queryClient = useQueryClient();
  // A checkbox must respond at once, and the cache notifies later. So the state is here and the cache only stores it.
  const [unsaved, setUnsaved] = useState(
    () => queryClient.getQueryData<Unsaved>([ticksKey, table]) ?? nothingUnsaved,
  );
  useEffect(() => {
    queryClient.setQueryDefaults([ticksKey], { gcTime: Infinity });
    queryClient.setQueryData<Unsaved>([ticksKey, table], unsaved);
  }, [queryClient, table, unsaved]);

  const current = outdated ? undefined : saved;
  const settled = saving ? unsaved : pruned(unsaved, current);
  if (settled !== unsaved) setUnsaved(settled);

  const { base, ticks } = settled;
  useWindowEvent('beforeunload', (event) => event.preventDefault(), ticks.size > 0);

  /** Also changes what is kept, for a page that was left meanwhile. */
  const change = (next: (before: Unsaved) => Unsaved) => {
    setUnsaved(next);
    queryClient.setQueryData<Unsaved>([ticksKey, table], (before) => before && next(before));
  };
  const shown = base ?? saved;
  return {
    base,
    ticks,
    entries: useMemo(() => shown && withTicks(shown.entries, ticks), [shown, ticks]),
    tick: (name: string, enabled: boolean) => setUnsaved((before) => ticked(before, name, enabled, current)),
    /** Drops the ticks that were saved. */
    dropSent: (sent: Ticks) => change((before) => withoutSent(before, sent)),
    dropAll: () => change(() => nothingUnsaved),
  };
}
