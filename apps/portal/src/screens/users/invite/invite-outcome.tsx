import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useEffect, useRef } from 'react';
import type { InvitationOutcome } from './invite.model.ts';

export interface InviteOutcomeProps {
  readonly outcome: InvitationOutcome;
  /** Leads back to what was typed, where it was not sent. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** What became of an invitation, and of the access that was to come with it (USER-100 to USER-103, OP-166). */
export function InviteOutcome({ outcome, onBack, onClose }: InviteOutcomeProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Dialog
      open
      title="Invite new user"
      onClose={onClose}
      closesInFoot
      foot={
        <>
          {!outcome.sent && (
            <Button size="md" onClick={onBack}>
              Back
            </Button>
          )}
          <Button size="md" variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Alert ref={banner} tabIndex={-1} tone={outcome.sent ? 'success' : 'danger'}>
        {outcome.text}
      </Alert>
      {outcome.grantProblem !== undefined && <Alert tone="danger">{outcome.grantProblem}</Alert>}
    </Dialog>
  );
}
