import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { noTicks, unsavedTicks, withTicks, type ChoiceEntry, type Ticks } from './configuration.model.ts';

const kept = 'unsaved ticks';

/**
 * The entries of a table with its unsaved ticks. These are kept beside what was read: another page of the visit does
 * not lose them, and they go with the session. Whoever closes the window with some is asked first.
 */
export function useTicks(table: 'columns' | 'rows', saved: readonly ChoiceEntry[] | undefined) {
  const queryClient = useQueryClient();
  // A checkbox has to answer at once: the cache, which tells of a change later, only keeps what is ticked.
  const [ticks, setTicks] = useState(() => queryClient.getQueryData<Ticks>([kept, table]) ?? noTicks);
  useEffect(() => {
    queryClient.setQueryDefaults([kept], { gcTime: Infinity });
    queryClient.setQueryData<Ticks>([kept, table], ticks);
  }, [queryClient, table, ticks]);

  const [compared, setCompared] = useState<typeof saved>();
  if (saved !== compared) {
    setCompared(saved);
    if (saved) setTicks(unsavedTicks(ticks, saved));
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
      setTicks((before) => unsavedTicks(new Map(before).set(name, enabled), saved ?? [])),
  };
}
