import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { text, unixSeconds } from '../wire.ts';
import { applicationDetail } from './application-detail.ts';

/**
 * Reads one application. The 404 response is the same for an unknown application and for one that the user may not
 * see (OP-048).
 */
export const getApplication = endpoint({
  id: 'C22',
  path: '/application/get/{id}',
  needs: 'visible',
  reply: applicationDetail,
});

/** Reads the activity feed, newest first. A read despite its method (OP-122). */
export const getActivityFeed = endpoint({
  id: 'C39',
  method: 'POST',
  path: '/application/activityfeed/{guid}',
  needs: 'visible',
  changesState: false,
  reply: v.object({ ActivityFeedItems: v.array(v.object({ Text: text, Timestamp: unixSeconds })) }),
});
