import {
  applicantUserStates,
  cancelApplications,
  getActivityFeed,
  getApplication,
  getApplicationIps,
  listAllApplications,
  listMyApplications,
  reloadApplication,
  type ApplicationDetail,
  type ApplicationRow,
} from '../../contract/index.ts';
import { aDetail, guidOf, someIps, someRows } from '../fixtures/applications.ts';
import { at } from '../fixtures/clock.ts';
import { listFrom } from '../fake-list.ts';
import { mock } from '../mock.ts';
import { commenting } from './commenting.ts';
import { documenting } from './documenting.ts';
import { reporting } from './reporting.ts';
import { scenario } from './scenario.ts';
import { signedIn } from './signed-in.ts';

/** The reason that the server gives for 1007. */
export const rejectionOf1007 =
  'A deposit has been received for this application; refund it before cancelling.';

const firstPage = { query: { pageNo: 1, rowsPerPage: 20, sortBy: 'ID', sortType: 'desc' } } as const;

/** Both lists: 25 of one's own, 147 in all, unless other rows are given. */
export const lists = (mine: readonly ApplicationRow[] = someRows(25), all = someRows(147)) =>
  scenario(
    signedIn(),
    mock(listMyApplications, firstPage, listFrom(mine)),
    mock(listAllApplications, firstPage, listFrom(all)),
    // Whoever rests on a row is about to open it.
    mock(getApplication, { params: { id: '1001' } }, ({ params }) =>
      aDetail({ ApplicationId: Number(params['id'] ?? 1001) }),
    ),
  );

/** One list for both scopes. */
export const listOf = (rows: readonly ApplicationRow[]) => lists(rows, [...rows]);

/** Cancelling works, but for 1007. */
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

/** One application's page with its feed. */
export const detailOf = (detail: ApplicationDetail = aDetail()) =>
  scenario(
    lists(),
    mock(getApplication, { params: { id: String(detail.ApplicationId) } }, detail),
    mock(
      getActivityFeed,
      { params: { guid: detail.ApplicationGuid } },
      {
        ActivityFeedItems: [
          { Text: 'Application completed', Timestamp: at('2026-03-14T11:20:00+11:00') },
          { Text: 'Elena Marchetti uploaded 2 documents', Timestamp: at('2026-03-13T11:20:00+11:00') },
          { Text: 'Application created by Priya Raman', Timestamp: at('2026-03-12T09:14:00+11:00') },
        ],
      },
    ),
    mock(
      getApplicationIps,
      { params: { id: String(detail.ApplicationId) }, query: { userstates: applicantUserStates } },
      { ApplicationIps: someIps() },
    ),
    mock(reloadApplication, { params: { guid: detail.ApplicationGuid } }, undefined),
    commenting(undefined, detail.ApplicationGuid),
    documenting(detail.ApplicationGuid),
    reporting(detail.ApplicationGuid),
    cancelling(),
  );
