import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { PageActionsContext, type ActionGroup } from '../shell/page-actions.ts';

/** Data older than this are read again (ms). */
const factsFreshFor = 30_000;

/** What the page offers; undefined until it is read. Follows the page while the palette is open. */
export function usePageGroups(focused: Element | null): readonly ActionGroup[] | undefined {
  const registry = use(PageActionsContext);
  const queryClient = useQueryClient();
  const [groups, setGroups] = useState<readonly ActionGroup[]>();

  useEffect(() => {
    if (!registry) return undefined;
    let isOver = false;
    const read = async () => {
      const results = await Promise.allSettled([...registry.parts].map((part) => part.read(focused)));
      const offered = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      if (!isOver) setGroups(offered);
    };
    registry.onChange = () => void read();
    void read();
    const facts = new Set<unknown>([...registry.parts].map((part) => part.facts?.id));
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ queryKey: [id], state }) =>
        facts.has(id) && Date.now() - state.dataUpdatedAt > factsFreshFor,
    });
    return () => {
      isOver = true;
      registry.onChange = undefined;
    };
  }, [registry, queryClient, focused]);

  return groups;
}
