import { useMemo, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/**
 * The selected rows. A new query resets the selection, and it contains only visible rows, so that an action never
 * affects hidden ones (OP-078).
 */
export function useRowSelection(queryId: string, shown: readonly string[]) {
  const [made, setMade] = useState({ queryId, ids: nothing });
  if (made.queryId !== queryId) setMade({ queryId, ids: nothing });
  const selection = useMemo(() => {
    if (made.queryId !== queryId || made.ids.size === 0) return nothing;
    return new Set(shown.filter((id) => made.ids.has(id)));
  }, [made, queryId, shown]);
  const [actions] = useState(() => ({
    select: (ids: ReadonlySet<string>) => setMade((before) => ({ ...before, ids })),
    clear: () => setMade((before) => ({ ...before, ids: nothing })),
  }));
  return { selection, ...actions };
}
