import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, guidPattern } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { getActivityFeed } from './get-application.ts';

/**
 * Tells another system that an application is ready for it. The answer is that system's: whether it took the notice,
 * within the time it has; `Message` says so in words. The same notice twice does it no harm: it carries an id.
 */
export const triggerIntegration = endpoint({
  id: 'C26',
  method: 'POST',
  path: '/application/triggerapi',
  needs: applicationActions.triggerIntegration.needs,
  idempotent: true,
  cost: 'outside',
  invalidates: { answered: [getActivityFeed] },
  body: v.strictObject({
    ApplicationGuid: v.pipe(v.string(), v.regex(guidPattern)),
    /** As in the application's `ApiItems`. */
    ApiName: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
  reply: envelope,
});
