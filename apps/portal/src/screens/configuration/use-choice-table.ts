import { useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useWindowEvent } from '../../page/use-window-event.ts';
import type { SavedTable, TableName } from './configuration.model.ts';
import { useSaving, type SavingOptions } from './use-saving.ts';
import { useTicks } from './use-ticks.ts';

export interface ChoiceTableOptions extends Pick<SavingOptions, 'send'> {
  readonly table: TableName;
  readonly queryKey: QueryKey;
  readonly read: UseQueryResult<SavedTable>;
}

/** One of the two tables: as it is saved, with unsaved ticks, and its saving. */
export function useChoiceTable({ table, queryKey, read, send }: ChoiceTableOptions) {
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState(false);
  const { data: saved, refetch } = read;
  /** A save made the table outdated, and it has not been read again. */
  const isOutdated = () => queryClient.getQueryState(queryKey)?.isInvalidated === true;
  const reread = async () => {
    const { data, error } = await refetch({ cancelRefetch: false });
    if (error || !data) throw error ?? new Error('The table was not read.');
    return data;
  };
  const { entries, base, ticks, tick, dropSent, dropAll } = useTicks({
    table,
    saved,
    outdated: isOutdated(),
    saving,
  });
  const saver = useSaving({
    send,
    ticks,
    current: async () => (isOutdated() ? undefined : (base ?? saved)) ?? reread(),
    reread,
    during: async (work) => {
      setSaving(true);
      await work();
      setSaving(false);
    },
    onSaved: (sent) => (sent === 'all' ? dropAll() : dropSent(sent)),
  });

  // Somebody else may have saved the table while the window was in the background.
  const idle = ticks.size === 0 && !saving;
  useWindowEvent('focus', () => void refetch({ cancelRefetch: false }), idle);

  return {
    ...saver,
    table,
    entries,
    saved,
    saving,
    /** Whether the table has unsaved ticks. */
    ticked: ticks.size > 0,
    /** Reads the saved table again. */
    refresh: () => void refetch(),
    tick: (name: string, enabled: boolean) => {
      if (!saving) saver.reset();
      tick(name, enabled);
    },
  };
}
