import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { noTicks, unsavedTicks, withTicks, type ChoiceEntry, type Ticks } from './configuration.model.ts';

const ticksKey = 'unsaved ticks';

/**
 * The entries of a table with its unsaved ticks. These are kept beside what was read: another page of the visit does
 * not lose them, and they go with the session. Whoever closes the window with some is asked first. While a save is
 * under way nobody knows what will be saved by its end, so until then every tick counts.
 */
export function useTicks(
  table: 'columns' | 'rows',
  saved: readonly ChoiceEntry[] | undefined,
  saving: boolean,
) {
  const queryClient = useQueryClient();
  // A checkbox has to answer at once: the cache, which tells of a change later, only keeps what is ticked.
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
