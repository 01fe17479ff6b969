import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, guidPattern } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { getActivityFeed } from './get-application.ts';

/**
 * Notifies another system about an application. The reply is the result from that system, or an error after a
 * timeout. `Message` is for the user. Each notification has an id, so the other system can ignore a duplicate.
 */
export const triggerIntegration = endpoint({
  id: 'C26',
  method: 'POST',
  path: '/application/triggerapi',
  needs: applicationActions.triggerIntegration.needs,
  idempotent: true,
  cost: 'outside',
  invalidates: { settled: [getActivityFeed] },
  body: v.strictObject({
    ApplicationGuid: v.pipe(v.string(), v.regex(guidPattern)),
    /** A name from the application's `ApiItems`. */
    ApiName: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
  reply: envelope,
});
