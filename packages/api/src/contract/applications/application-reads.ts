import { getComments } from '../comments/comments.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { getApplicationIps } from './get-application-ips.ts';
import { getActivityFeed, getApplication } from './get-application.ts';
import { listAllApplications, listMyApplications } from './list-applications.ts';

/** The endpoints that list applications. */
export const applicationLists = [listMyApplications, listAllApplications] as const;

/** The figures by id: the scripts of the list do not contain their contract. */
export const figures = { id: 'C135' } as const satisfies Pick<Endpoint, 'id'>;

/** The reads that change with the number of applications or their status. */
export const countedReads = [...applicationLists, figures] as const;

/** The endpoints that read one application. */
export const applicationReads = [getApplication, getActivityFeed, getApplicationIps, getComments] as const;

/** The reads that an edit makes stale: a filtered list may lose the row, and the feed gains an entry. */
export const editedReads = [...applicationLists, ...applicationReads] as const;

/** Makes the back end fetch a fresh copy before the detail is read again (OP-154). */
export const reloadApplication = endpoint({
  id: 'C40',
  method: 'POST',
  path: '/application/reload/{guid}',
  needs: 'visible',
  invalidates: { settled: applicationReads },
  reply: nothing,
});
