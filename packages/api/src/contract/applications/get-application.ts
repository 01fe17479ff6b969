import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { text, unixSeconds } from '../wire.ts';
import { applicationDetail } from './application-detail.ts';

/** 404 with one body for what does not exist and what is out of sight (OP-048). */
export const getApplication = endpoint({
  id: 'C22',
  method: 'GET',
  path: '/application/get/{id}',
  needs: 'visible',
  reply: applicationDetail,
});

/** A read in spite of its method; newest first (OP-122). */
export const getActivityFeed = endpoint({
  id: 'C39',
  method: 'POST',
  path: '/application/activityfeed/{guid}',
  needs: 'visible',
  changesState: false,
  reply: v.object({ ActivityFeedItems: v.array(v.object({ Text: text, Timestamp: unixSeconds })) }),
});
