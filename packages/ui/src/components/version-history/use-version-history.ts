import { useId } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';

export interface VersionHistoryOptions<Id extends string | number> {
  /** Ids of the entries, newest first. */
  ids: readonly Id[];
  /** Default `ready`. With entries, `loading` and `failed` are about older ones. */
  state?: 'loading' | 'ready' | 'failed' | undefined;
  /** Ids of the entries whose differences are open; controls them. */
  compared?: readonly Id[] | undefined;
  /** Ids of the entries whose differences are open at first, if they are not controlled. Default none. */
  defaultCompared?: readonly Id[] | undefined;
  onComparedChange?: ((compared: readonly Id[]) => void) | undefined;
}

/** What a history shows: loading, failed, empty, or its entries; and which of them are compared. */
export function useVersionHistory<Id extends string | number>({
  ids,
  state = 'ready',
  compared: value,
  defaultCompared: defaultValue = [],
  onComparedChange: onValueChange,
}: VersionHistoryOptions<Id>) {
  const prefix = useId();
  const [compared, setCompared] = useControllable({ value, defaultValue, onValueChange });
  const loading = state === 'loading';
  const failed = state === 'failed';
  const shows = ids.length > 0 ? 'entries' : loading ? 'loading' : failed ? 'failed' : 'empty';

  const isCompared = (id: Id) => compared.includes(id);
  const toggle = (id: Id) =>
    setCompared(isCompared(id) ? compared.filter((other) => other !== id) : [...compared, id]);
  const panelId = (id: Id) => `${prefix}${id}`;

  return {
    shows,
    /** Older entries are loading. */
    loadingMore: shows === 'entries' && loading,
    /** Older entries could not be read. */
    failedMore: shows === 'entries' && failed,
    isCompared,
    getCompareProps: (id: Id) => ({
      'aria-expanded': isCompared(id),
      'aria-controls': isCompared(id) ? panelId(id) : undefined,
      onClick: () => toggle(id),
    }),
    getComparisonProps: (id: Id) => ({ id: panelId(id) }),
  } as const;
}
