import { evaluateAction, type Action } from '@portal/api/contract';
import { forbidden } from './http-error.ts';

/** Why the server rejects an action in this state, or undefined. Throws if the person lacks its claims. */
export function rejectionOf<Facts>(
  action: Action<Facts>,
  facts: Facts,
  claims: readonly string[],
): string | undefined {
  const { permitted, reason } = evaluateAction(action, facts, claims);
  if (!permitted) throw forbidden();
  return reason ?? action.rejection?.(facts);
}
