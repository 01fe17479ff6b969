import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { rowsPerPageMaximum } from '../paging.ts';
import { guidPattern, nullableText, text } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { countedReads, applicationReads } from './application-reads.ts';

/** Cancels several applications in one call. Each succeeds or fails independently (OP-251). */
export const cancelApplications = endpoint({
  id: 'C31',
  method: 'POST',
  path: '/application/cancel',
  needs: applicationActions.cancel.needs,
  idempotent: true,
  invalidates: { settled: applicationReads, closed: countedReads },
  body: v.strictObject({
    ApplicationCancellations: v.pipe(
      v.array(v.strictObject({ ApplicationGuid: v.pipe(v.string(), v.regex(guidPattern)) })),
      v.minLength(1),
      v.maxLength(rowsPerPageMaximum),
    ),
  }),
  reply: v.object({
    Results: v.array(
      v.object({
        ApplicationGuid: text,
        Success: v.boolean(),
        /** The reason of a failure. Only present if `Success` is false. */
        Message: v.optional(nullableText),
      }),
    ),
  }),
});
