import { messageOf } from '@portal/api/contract';
import { failureOf, withThrottledOutcome } from '@portal/api/queries';

/** A conflict is an outcome: its message says what another administrator did meanwhile. */
export const withConflictOutcome = <Outcome>(run: () => Promise<Outcome>) =>
  withThrottledOutcome(() =>
    run().catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure?.kind !== 'conflict') throw error;
      return { succeeded: false, message: messageOf(failure) };
    }),
  );
