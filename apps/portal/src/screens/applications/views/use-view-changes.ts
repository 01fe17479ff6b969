import type { ViewEntry } from '@portal/api/contract';
import { failureOf, viewQueries, type ViewOrder } from '@portal/api/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { toasts } from '../../../base/toasts.tsx';
import { failureText } from './failure-text.ts';
import { orderOf } from './use-save-view.ts';

/** The changes of views that need no dialog. Each resolves with whether it was made; `problem` says why not. */
export function useViewChanges() {
  const queries = viewQueries(useClient());
  const queryClient = useQueryClient();
  const save = useMutation(queries.save());
  const remove = useMutation(queries.remove());
  const restore = useMutation(queries.restore());
  const setDefault = useMutation(queries.setDefault());
  const [problem, setProblem] = useState<string>();

  const trying = async (work: () => Promise<string | null | undefined | void>): Promise<boolean> => {
    setProblem(undefined);
    try {
      const message = await work();
      if (typeof message !== 'string') return true;
      setProblem(message);
    } catch (error) {
      const failure = failureOf(error);
      setProblem(failure ? failureText(failure) : 'Saving failed');
    }
    return false;
  };
  const undo = (view: ViewEntry) =>
    trying(async () => {
      const { Name } = await restore.mutateAsync(view.Id);
      toasts.show({ text: `View "${Name}" restored.` });
    });
  return {
    problem,
    reset: () => setProblem(undefined),
    save: (view: ViewEntry, change: Partial<Pick<ViewOrder, 'Name' | 'Shared'>>) =>
      trying(async () => {
        const stored = await queryClient.query({ ...queries.view(view.Id), staleTime: 0 });
        const { Definition } = stored;
        const answer = await save.mutateAsync({ ...orderOf(stored), Definition, ...change });
        return answer.View ? undefined : answer.Message;
      }),
    remove: (view: ViewEntry) =>
      trying(async () => {
        await remove.mutateAsync(view);
        toasts.show({
          text: `View "${view.Name}" deleted.`,
          action: { label: 'Undo', onPress: () => void undo(view) },
        });
      }),
    setDefault: (order: Parameters<typeof setDefault.mutateAsync>[0]) =>
      trying(async () => {
        await setDefault.mutateAsync(order);
      }),
  };
}
