import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { onPageActionsChange, PageActionsContext, type ActionGroup } from '../page/page-actions.ts';
import { buttonCommands } from './button-commands.ts';
import { readActions } from '../page/read-actions.ts';
import type { OpenedPalette } from './use-opening.ts';

/** Data older than this are read again (ms). */
const factsFreshFor = 30_000;

const withButtons = (groups: readonly ActionGroup[]) => [{ items: buttonCommands() }, ...groups];

/** What the page offers. Follows the page while the palette is open, and reads old data again (PALETTE-030). */
export function usePageGroups({
  focused,
  offered,
}: Pick<OpenedPalette, 'focused' | 'offered'>): readonly ActionGroup[] {
  const registry = use(PageActionsContext);
  const queryClient = useQueryClient();
  const [groups, setGroups] = useState(() => withButtons(offered));

  useEffect(() => {
    if (!registry) return undefined;
    let isOver = false;
    const readAgain = () =>
      void readActions(registry, focused).then((read) => {
        if (!isOver) setGroups(withButtons(read));
      });
    const unsubscribe = onPageActionsChange(registry, readAgain);
    // A part may have been mounted since the palette began to open.
    readAgain();
    const facts = new Set<unknown>([...registry.parts].map((part) => part.current.facts?.id));
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ queryKey: [id], state }) =>
        facts.has(id) && Date.now() - state.dataUpdatedAt > factsFreshFor,
    });
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [registry, queryClient, focused]);

  return groups;
}
