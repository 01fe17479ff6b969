import {
  getActivityFeed,
  getApplication,
  getApplicationIps,
  reloadApplication,
  type ApplicationRow,
} from '@portal/api/contract';
import {
  anApplicationDetail,
  cancelling,
  commenting,
  guidOf,
  lists,
  mock,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';

/** Both lists contain these rows, and each row can be opened and cancelled. */
export const openable = (rows: readonly ApplicationRow[] = someApplicationRows(12)) =>
  scenario(
    lists(rows, [...rows]),
    mock(getApplication, { params: { id: '1147' } }, ({ params }) => {
      const row = rows.find(({ ApplicationID }) => String(ApplicationID) === params['id']);
      return anApplicationDetail({
        ApplicationId: Number(params['id']),
        ...(row && {
          AccountName: row.AccountName,
          Status: row.Status,
          PrimaryApplicantName: row.ClientName,
          IsComplete: row.Status === 'Complete',
        }),
      });
    }),
    commenting([], guidOf(1147)),
    mock(getActivityFeed, { params: { guid: guidOf(1147) } }, { ActivityFeedItems: [] }),
    mock(getApplicationIps, { params: { id: '1147' }, query: {} }, { ApplicationIps: [] }),
    mock(reloadApplication, { params: { guid: guidOf(1147) } }, undefined),
    cancelling(),
  );
