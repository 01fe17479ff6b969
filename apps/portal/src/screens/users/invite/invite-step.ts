import type { Inviting } from './use-inviting.ts';

/** What the body of each step is given. */
export interface InviteStepProps {
  readonly inviting: Inviting;
}

/** What the foot of each step is given. */
export interface InviteFootProps extends InviteStepProps {
  readonly onClose: () => void;
}
