import type { ApplicationDetail } from '@portal/api/contract';
import { Suspense, useState } from 'react';
import type { CancelTarget } from './cancel/cancel.model.ts';
import { LazyCancelDialog } from './cancel/lazy-cancel-dialog.tsx';

/**
 * Carries out what the Actions menu offers. Its dialogs belong outside of what the application's state decides:
 * cancelling changes the state, and its result must stay to be read.
 */
export function useApplicationActions(onCloseCancel: (guids: readonly string[]) => void) {
  const [cancelling, setCancelling] = useState<CancelTarget>();
  const close = (cancelled: readonly string[]) => {
    setCancelling(undefined);
    onCloseCancel(cancelled);
  };
  return {
    cancel: ({ ApplicationGuid, ApplicationId, AccountName }: ApplicationDetail) =>
      setCancelling({ guid: ApplicationGuid, id: ApplicationId, name: AccountName }),
    dialogs: cancelling && (
      <Suspense>
        <LazyCancelDialog open applications={[cancelling]} onClose={close} />
      </Suspense>
    ),
  };
}
