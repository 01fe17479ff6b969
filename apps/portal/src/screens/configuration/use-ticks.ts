import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { noTicks, unsavedTicks, withTicks, type ChoiceEntry, type Ticks } from './configuration.model.ts';

const ticksKey = 'unsaved ticks';

/**
 * The entries of a table with unsaved changes. The changes are kept in the query cache, so that they survive
 * navigation and end with the session. Closing the window with unsaved changes asks for confirmation. During a save
 * the future saved state is unknown, so every change is kept until it ends.
 */
export function useTicks(
  table: 'columns' | 'rows',
  saved: readonly ChoiceEntry[] | undefined,
  saving: boolean,
) {
  const queryClient = useQueryClient();
  // A checkbox must respond at once, and the cache notifies later. So the state is here and the cache only stores it.
  const [ticks, setTicks] = useState(() => queryClient.getQueryData<Ticks>([ticksKey, table]) ?? noTicks);
  useEffect(() => {
    queryClient.setQueryDefaults([ticksKey], { gcTime: Infinity });
    queryClient.setQueryData<Ticks>([ticksKey, table], ticks);
  }, [queryClient, table, ticks]);

  const settled = saving ? undefined : saved;
  const [compared, setCompared] = useState<typeof saved>();
  if (settled !== compared) {
    setCompared(settled);
    if (settled) setTicks(unsavedTicks(ticks, settled));
  }

  const unsaved = ticks.size > 0;
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return {
    entries: useMemo(() => saved && withTicks(saved, ticks), [saved, ticks]),
    tick: (name: string, enabled: boolean) =>
      setTicks((before) => {
        const ticked = new Map(before).set(name, enabled);
        return settled ? unsavedTicks(ticked, settled) : ticked;
      }),
  };
}
