import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog, DialogCancel } from '@portal/ui/dialog';
import { Switch } from '@portal/ui/switch';
import { useEffect, useRef } from 'react';
import { InviteFields, InviteFooter, type InviteStepProps } from './invite-form.tsx';
import { useInviting } from './use-inviting.ts';

const steps = {
  form: { title: 'Invite new user', Body: InviteFields, Footer: InviteFooter },
  details: { title: 'Additional details', Body: AccessStep, Footer: AccessFooter },
  outcome: { title: 'Invite new user', Body: InviteOutcome, Footer: OutcomeFooter },
} as const;

export type InviteDialogProps = Pick<InviteStepProps, 'onClose'>;

/** Invites a user: name and role, access to applications for some roles, then the result. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const inviting = useInviting();
  const { step } = inviting;
  const { title, Body, Footer } = steps[step];
  const close = () => {
    inviting.forget();
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onOpenChange={close}
      onSubmit={step === 'form' ? inviting.submit : undefined}
      dismissible={!inviting.pending}
      unsaved={inviting.unsaved}
      closesInFooter={step === 'outcome'}
      footer={<Footer inviting={inviting} onClose={close} />}
    >
      <div ref={useStepFocus(step)} className="contents">
        <Body inviting={inviting} onClose={close} />
      </div>
    </Dialog>
  );
}

/** The dialog focuses the first step. Each later step needs its own focus, because the focused button disappears. */
function useStepFocus(step: keyof typeof steps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>('[tabindex="-1"], input')?.focus();
  }, [step]);
  return place;
}

/** Asks about access to applications before the invitation is sent (USER-093 to USER-095, OP-165). */
function AccessStep({ inviting: { draft, pending, access, setAccess } }: InviteStepProps) {
  return (
    <>
      <p className="wrap-anywhere">
        Grant application access to{' '}
        <bdi>
          {draft.firstName.trim()} {draft.lastName.trim()}
        </bdi>
        ?
      </p>
      <div className="rounded-md border border-border px-3 py-2.5">
        <Switch
          label={<span className="font-medium">Application access</span>}
          hint="Can list and open applications."
          labelFirst
          checked={access}
          onCheckedChange={setAccess}
          disabled={pending}
        />
      </div>
    </>
  );
}

function AccessFooter({ inviting: { pending, goBack, send } }: InviteStepProps) {
  const busy = { size: 'md', 'aria-disabled': pending || undefined } as const;
  return (
    <>
      <Button {...busy} variant="ghost" className="me-auto" onClick={goBack}>
        Back
      </Button>
      <DialogCancel {...busy} />
      {/* Ignores the second click of a double click on Next, which was in the same position. */}
      <Button size="md" variant="primary" pending={pending} onClick={({ detail }) => detail < 2 && send()}>
        Send Invite
      </Button>
    </>
  );
}

/** Result of the invitation and of the access granted with it (USER-100 to USER-102, OP-166). */
function InviteOutcome({ inviting: { outcome } }: InviteStepProps) {
  if (!outcome) return null;
  return (
    <>
      <Alert tabIndex={-1} tone={outcome.sent ? 'success' : 'danger'}>
        {outcome.text}
      </Alert>
      {outcome.grantProblem !== undefined && <Alert tone="danger">{outcome.grantProblem}</Alert>}
    </>
  );
}

/** Closes the dialog (USER-103), or returns to the form if the invitation was not sent. */
function OutcomeFooter({ inviting: { outcome, goBack }, onClose }: InviteStepProps) {
  return (
    <>
      {outcome?.sent === false && (
        <Button size="md" onClick={goBack}>
          Back
        </Button>
      )}
      <Button size="md" variant="primary" onClick={onClose}>
        Close
      </Button>
    </>
  );
}
