import { getComments } from '../comments/comments.ts';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { getApplicationIps } from './get-application-ips.ts';
import { getActivityFeed, getApplication } from './get-application.ts';
import { listAllApplications, listMyApplications } from './list-applications.ts';

/** Every list of applications. */
export const applicationLists = [listMyApplications, listAllApplications] as const;

/** Everything that is read of one application. */
export const applicationReads = [getApplication, getActivityFeed, getApplicationIps, getComments] as const;

/** What an edit may change: a filtered list may lose the row, the feed gets a line. */
export const editedReads = [...applicationLists, ...applicationReads] as const;

/** Has the back end take a fresh copy before the detail is read again (OP-154). */
export const reloadApplication = endpoint({
  id: 'C40',
  method: 'POST',
  path: '/application/reload/{guid}',
  needs: 'visible',
  invalidates: { answered: applicationReads },
  reply: nothing,
});
