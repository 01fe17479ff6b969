import { Dialog } from '@portal/ui/dialog';
import { useEffect, useRef } from 'react';
import { AccessFoot, AccessQuestion } from './access-step.tsx';
import { InviteFields, InviteFoot } from './invite-form.tsx';
import { InviteOutcome, OutcomeFoot } from './invite-outcome.tsx';
import { useInviting } from './use-inviting.ts';

const steps = {
  form: { title: 'Invite new user', Body: InviteFields, Foot: InviteFoot },
  details: { title: 'Additional details', Body: AccessQuestion, Foot: AccessFoot },
  outcome: { title: 'Invite new user', Body: InviteOutcome, Foot: OutcomeFoot },
} as const;

export interface InviteDialogProps {
  readonly onClose: () => void;
}

/** Invites somebody: who and into which role, for some roles the access to applications, then what came of it. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const inviting = useInviting();
  const { step } = inviting;
  const { title, Body, Foot } = steps[step];
  const close = () => {
    inviting.forget();
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      onSubmit={step === 'form' ? inviting.submit : undefined}
      locked={inviting.pending}
      closesInFoot={step === 'outcome'}
      foot={<Foot inviting={inviting} onClose={close} />}
    >
      <div ref={useFocusOfStep(step)} className="contents">
        <Body inviting={inviting} />
      </div>
    </Dialog>
  );
}

/** The first step gets the focus from the dialog; each other one finds its own: what had it is gone. */
function useFocusOfStep(step: keyof typeof steps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>('[tabindex="-1"], input')?.focus();
  }, [step]);
  return place;
}
