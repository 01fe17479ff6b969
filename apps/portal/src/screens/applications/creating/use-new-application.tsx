import { isPermitted, listActions } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { lazyWithPreload } from '@portal/ui/behaviours';
import { useClient } from '../../../base/services.tsx';
import { useUser } from '../../../session/use-session.ts';
import type { FormOutcome } from '../opening/open-form.ts';
import { loadListWork, preloadListWork } from '../list/lazy-list-work.ts';
import { listEntries } from '../list/list-entries.ts';
import { fallbackMessage } from './fallback-message.ts';

const FormOutcomeAlert = lazyWithPreload(
  async () => (await import('../opening/form-outcome-alert.tsx')).FormOutcomeAlert,
);
const { icon, dialog: NewApplicationDialog } = listEntries.createOnBehalf;

/**
 * The New button and its dialog. Users who create on behalf of others are asked for the owner (LIST-016 to LIST-019).
 */
export function useNewApplication(): { button: ReactNode; below: ReactNode } {
  const { claims } = useUser();
  const tools = { queryClient: useQueryClient(), client: useClient() };
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome>();

  const onBehalf = isPermitted(listActions.createOnBehalf, claims);
  if (!onBehalf && !isPermitted(listActions.create, claims)) return { button: null, below: null };

  const create = async () => {
    setPending(true);
    try {
      const { createAndOpen } = await loadListWork();
      setOutcome(await createAndOpen(tools));
    } catch {
      setOutcome({ kind: 'refused', text: fallbackMessage });
    }
    setPending(false);
  };
  const begin = () => {
    setOutcome(undefined);
    if (onBehalf) setAsking(true);
    else void create();
  };
  const preload = onBehalf ? NewApplicationDialog.preload : preloadListWork;

  return {
    button: (
      <Button
        variant="primary"
        data-command="create"
        icon={icon}
        pending={pending}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={begin}
      >
        {listActions.create.label}
      </Button>
    ),
    below: (
      <>
        {outcome && outcome.kind !== 'opened' && (
          <FormOutcomeAlert
            outcome={outcome}
            onDismiss={() => setOutcome(undefined)}
            className="mx-gutter mb-3 flex-none"
          />
        )}
        {asking && <NewApplicationDialog onClose={() => setAsking(false)} />}
      </>
    ),
  };
}
