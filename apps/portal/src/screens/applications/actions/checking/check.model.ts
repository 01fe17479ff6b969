import type { Failure } from '@portal/api/contract';
import type { CheckedIndividual } from '@portal/api/queries';
import type { ActionTarget } from '../action-target.ts';

/** The individual that a requirement of an application is about. */
export const individualOf = ({ guid, part }: ActionTarget): CheckedIndividual => ({
  applicationGuid: guid,
  individualGuid: part?.id ?? '',
});

/** The banner's sentence (OP-145). */
export const outcomeOf = (name: string, succeeded: boolean) => ({
  succeeded,
  message: `The individual has ${succeeded ? 'passed' : 'failed'} ${name}.`,
});

/** A check that was not made, and why: somebody was faster, or there was too much at once. */
export const refusalOf = (failure: Failure | undefined) =>
  (failure?.kind === 'conflict' || failure?.kind === 'throttled') && failure.message
    ? { succeeded: false, message: failure.message }
    : undefined;
