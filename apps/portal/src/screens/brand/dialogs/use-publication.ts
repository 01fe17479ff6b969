import { messageOf, type publishBrand, type Reply } from '@portal/api/contract';
import { failureOf, withThrottledOutcome } from '@portal/api/queries';
import { useState } from 'react';

type Publication = Reply<typeof publishBrand>;

/**
 * Publishes or restores a look, and keeps what happened on each surface.
 *
 * @param sentence What was done, by the number of the new look.
 */
export function usePublication(call: () => Promise<Publication>, sentence: (number: number) => string) {
  const [reply, setReply] = useState<Publication>();
  const run = withThrottledOutcome(async () => {
    try {
      const answer = await call();
      setReply(answer);
      const { Number, Message } = answer;
      if (Number !== null) return { message: sentence(Number) };
      const isDrawn = answer.Results.every(({ Success }) => Success);
      return { succeeded: false, message: (isDrawn && Message) || 'Nothing was published.' };
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind !== 'conflict') throw error;
      return { succeeded: false, message: messageOf(failure) };
    }
  });
  return { run, results: reply?.Results, published: reply !== undefined && reply.Number !== null };
}
