import { AccessStep } from './access-step.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteOutcome } from './invite-outcome.tsx';
import { useInviting } from './use-inviting.ts';

export interface InviteDialogProps {
  readonly onClose: () => void;
}

/** Invites somebody: who and into which role, for some roles the access to applications, then what came of it. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const inviting = useInviting();
  const { step, outcome } = inviting;
  if (step === 'outcome' && outcome)
    return <InviteOutcome outcome={outcome} onBack={inviting.goBack} onClose={onClose} />;
  if (step === 'details') return <AccessStep inviting={inviting} onClose={onClose} />;
  return <InviteForm inviting={inviting} onClose={onClose} />;
}
