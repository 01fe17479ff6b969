import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { noTicks, unsavedTicks, withTicks, type ChoiceEntry, type Ticks } from './configuration.model.ts';

/**
 * The entries of a table with its unsaved ticks. These are kept beside what was read: another page of the visit does
 * not lose them, and they go with the session. Whoever closes the window with some is asked first.
 */
export function useTicks(table: 'columns' | 'rows', saved: readonly ChoiceEntry[] | undefined) {
  const queryClient = useQueryClient();
  const key = `ticks of ${table}`;
  const { data: ticks = noTicks } = useQuery<Ticks>({
    queryKey: [key],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  const change = useCallback(
    (next: (ticks: Ticks) => Ticks) =>
      void queryClient.setQueryData<Ticks>([key], (before) => next(before ?? noTicks)),
    [queryClient, key],
  );

  useEffect(() => {
    if (saved) change((before) => unsavedTicks(before, saved));
  }, [saved, change]);

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
      change((before) => unsavedTicks(new Map(before).set(name, enabled), saved ?? [])),
  };
}
