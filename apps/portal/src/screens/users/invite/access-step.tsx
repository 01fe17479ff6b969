import { Button } from '@portal/ui/button';
import { Switch } from '@portal/ui/switch';
import type { MouseEvent } from 'react';
import type { InviteFootProps, InviteStepProps } from './invite-step.ts';

/** Asks about access to applications; nothing has been sent yet (USER-093 to USER-095, OP-165). */
export const AccessQuestion = ({ inviting: { draft, pending, access, setAccess } }: InviteStepProps) => (
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
        on={access}
        onChangeOn={setAccess}
        disabled={pending}
      />
    </div>
  </>
);

export function AccessFoot({ inviting: { pending, goBack, send }, onClose }: InviteFootProps) {
  const answer = ({ detail }: MouseEvent) => {
    // The second press of a double click was meant for Next, which stood here.
    if (detail < 2) send();
  };
  return (
    <>
      <Button
        size="md"
        variant="ghost"
        className="me-auto"
        aria-disabled={pending || undefined}
        onClick={goBack}
      >
        Back
      </Button>
      <Button size="md" aria-disabled={pending || undefined} onClick={onClose}>
        Cancel
      </Button>
      <Button size="md" variant="primary" pending={pending} onClick={answer}>
        Send Invite
      </Button>
    </>
  );
}
