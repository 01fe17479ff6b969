import { getComments } from '../comments/comments.ts';
import { getApplicationIps } from './get-application-ips.ts';
import { getActivityFeed, getApplication } from './get-application.ts';
import { listAllApplications, listMyApplications } from './list-applications.ts';

/** Every list of applications. */
export const applicationLists = [listMyApplications, listAllApplications] as const;

/** Everything that is read of one application. */
export const applicationReads = [getApplication, getActivityFeed, getApplicationIps, getComments] as const;

/** What an edit may change: a filtered list may lose the row, the feed gets a line. */
export const editedReads = [...applicationLists, ...applicationReads] as const;
