import type { Failure } from '@portal/api/contract';
import type { CheckedIndividual } from '@portal/api/queries';
import type { ActionTarget } from '../action-target.ts';

/** The individual of an application's requirement. */
export const individualOf = ({ guid, part }: ActionTarget): CheckedIndividual => ({
  applicationGuid: guid,
  individualGuid: part?.id ?? '',
});

/** The sentence in the alert (OP-145). */
export const outcomeOf = (name: string, succeeded: boolean) => ({
  succeeded,
  message: `The individual has ${succeeded ? 'passed' : 'failed'} ${name}.`,
});

/** Why a check was not made: a conflict with another user, or too many requests. */
export const rejectionOf = (failure: Failure | undefined) =>
  (failure?.kind === 'conflict' || failure?.kind === 'throttled') && failure.message
    ? { succeeded: false, message: failure.message }
    : undefined;
