import {
  applicantUserStates,
  cancelApplications,
  getActivityFeed,
  getApplication,
  getApplicationIps,
  getColumns,
  listAllApplications,
  listMyApplications,
  reloadApplication,
  type ApplicationDetail,
  type ApplicationRow,
} from '../../contract/index.ts';
import {
  anApplicationDetail,
  guidOf,
  someApplicationIps,
  someApplicationRows,
} from '../fixtures/applications.ts';
import { timestampOf } from '../fixtures/clock.ts';
import { columnConfigurationOf } from '../fixtures/configuration.ts';
import { applicationListReply } from '../fake-list.ts';
import { mock } from '../mock.ts';
import { commenting } from './commenting.ts';
import { documenting } from './documenting.ts';
import { reporting } from './reporting.ts';
import { viewsOf } from './saved-views.ts';
import { scenario } from './scenario.ts';
import { signedIn } from './signed-in.ts';

/** The reason why 1007 cannot be cancelled. */
export const rejectionOf1007 =
  'A deposit has been received for this application; refund it before cancelling.';

const firstPage = { query: { pageNo: 1, rowsPerPage: 20, sortBy: 'ID', sortType: 'desc' } } as const;

/** Both lists, without saved views. By default they are short: faster to render and check. */
export const lists = (
  mine: readonly ApplicationRow[] = someApplicationRows(4),
  all = someApplicationRows(4),
) =>
  scenario(
    signedIn(),
    mock(listMyApplications, firstPage, applicationListReply(mine)),
    mock(listAllApplications, firstPage, applicationListReply(all)),
    viewsOf(),
    // The portal prefetches the detail when the pointer rests on a row.
    mock(getApplication, { params: { id: '1001' } }, ({ params }) =>
      anApplicationDetail({ ApplicationId: Number(params['id'] ?? 1001) }),
    ),
  );

/** Both lists with several pages: 25 own applications, and 147 in total. */
export const longLists = () => lists(someApplicationRows(25), someApplicationRows(147));

/** Every column of the lists, for stories of the table itself. */
export const allColumns = () => scenario(mock(getColumns, {}, columnConfigurationOf()));

/** The same rows for both scopes. */
export const applicationListOf = (rows: readonly ApplicationRow[]) => lists(rows, [...rows]);

/** Cancelling succeeds, except for 1007. */
export const cancelling = () =>
  scenario(
    mock(
      cancelApplications,
      { body: { ApplicationCancellations: [{ ApplicationGuid: guidOf(1147) }] } },
      ({ body }) => ({
        Results: (
          body as { ApplicationCancellations: { ApplicationGuid: string }[] }
        ).ApplicationCancellations.map(({ ApplicationGuid }) =>
          ApplicationGuid === guidOf(1007)
            ? { ApplicationGuid, Success: false, Message: rejectionOf1007 }
            : { ApplicationGuid, Success: true },
        ),
      }),
    ),
  );

/** The detail of one application with its feed, comments, documents and reports. */
export const detailOf = (detail: ApplicationDetail = anApplicationDetail()) =>
  scenario(
    lists(),
    mock(getApplication, { params: { id: String(detail.ApplicationId) } }, detail),
    mock(
      getActivityFeed,
      { params: { guid: detail.ApplicationGuid } },
      {
        ActivityFeedItems: [
          { Text: 'Application completed', Timestamp: timestampOf('2026-03-14T11:20:00+11:00') },
          {
            Text: 'Elena Marchetti uploaded 2 documents',
            Timestamp: timestampOf('2026-03-13T11:20:00+11:00'),
          },
          { Text: 'Application created by Priya Raman', Timestamp: timestampOf('2026-03-12T09:14:00+11:00') },
        ],
      },
    ),
    mock(
      getApplicationIps,
      { params: { id: String(detail.ApplicationId) }, query: { userstates: applicantUserStates } },
      { ApplicationIps: someApplicationIps() },
    ),
    mock(reloadApplication, { params: { guid: detail.ApplicationGuid } }, undefined),
    commenting(undefined, detail.ApplicationGuid),
    documenting(detail.ApplicationGuid),
    reporting(detail.ApplicationGuid),
    cancelling(),
  );
