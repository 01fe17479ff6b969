import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import type { InviteFootProps, InviteStepProps } from './invite-step.ts';

/** What became of an invitation, and of the access that was to come with it (USER-100 to USER-102, OP-166). */
export const InviteOutcome = ({ inviting: { outcome } }: InviteStepProps) =>
  outcome && (
    <>
      <Alert tabIndex={-1} tone={outcome.sent ? 'success' : 'danger'}>
        {outcome.text}
      </Alert>
      {outcome.grantProblem !== undefined && <Alert tone="danger">{outcome.grantProblem}</Alert>}
    </>
  );

/** Closes (USER-103); leads back to what was typed where it was not sent. */
export const OutcomeFoot = ({ inviting: { outcome, goBack }, onClose }: InviteFootProps) => (
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
