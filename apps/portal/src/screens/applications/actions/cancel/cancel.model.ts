import type { ActionTarget } from '../action-target.ts';

/** An application as named in the cancel dialog. */
export type CancelTarget = Pick<ActionTarget, 'guid' | 'id' | 'name'>;

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

export const cancelTitle = (targets: readonly CancelTarget[]): string =>
  only(targets) ? 'Cancel application' : 'Cancel applications';

/** The effect in one sentence (OP-126). */
export function cancelQuestion(targets: readonly CancelTarget[]): string {
  const one = only(targets);
  return one
    ? `Application ${one.id} will be cancelled; it then leaves every list and cannot be brought back.`
    : `${targets.length} applications will be cancelled; they then leave every list and cannot be brought back.`;
}

/** The result, for the alert. */
export function cancelOutcome(targets: readonly CancelTarget[], cancelled: number): string {
  const one = only(targets);
  if (one) {
    return cancelled > 0
      ? `Application ${one.id} is cancelled.`
      : `Application ${one.id} could not be cancelled.`;
  }
  if (cancelled === targets.length) return `All ${cancelled} applications are cancelled.`;
  return `${cancelled} of ${targets.length} applications are cancelled, ${targets.length - cancelled} could not be.`;
}
