import { brandQueries } from '@portal/api/queries';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import type { StudioDialogProps } from './studio-dialog.ts';
import { withConflictOutcome } from './with-conflict-outcome.ts';

/** Ends the draft without publishing it. */
export function DiscardDialog({ work, onClose }: StudioDialogProps) {
  const [seen] = useState(work.seen);
  const [baseNumber] = useState(work.state.brand.Draft?.BaseNumber);
  const { mutateAsync } = useMutation(brandQueries(useClient()).discard());
  if (!seen) return null;
  const run = async () => {
    work.endsHere(seen.DraftId);
    try {
      await mutateAsync({ DraftId: seen.DraftId, Revision: seen.Revision });
      return { message: 'The draft was discarded.' };
    } catch (error) {
      work.endsHere(undefined);
      throw error;
    }
  };
  return (
    <ConfirmResult
      open
      title="Discard draft"
      confirmVariant="danger"
      question={`The draft of look ${baseNumber} and its unpublished images are removed. This cannot be undone.`}
      run={withConflictOutcome(run)}
      onOpenChange={onClose}
    />
  );
}
