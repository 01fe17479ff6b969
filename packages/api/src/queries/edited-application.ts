import type { QueryClient } from '@tanstack/react-query';
import {
  applicationLists,
  getApplication,
  type ApplicantApproval,
  type ApplicationDetail,
  type ApplicationRow,
  type ListReply,
} from '../contract/index.ts';
import { keyOf } from './query-of.ts';

/**
 * The facts that can be edited inline. Lists and detail use the same names for most; each record takes the fields
 * that it has.
 */
export type ApplicationEdit = Partial<
  Pick<
    ApplicationRow & ApplicationDetail,
    | 'AssigneeUserId'
    | 'AssigneeDisplayName'
    | 'Label'
    | 'ApplicationModeCode'
    | 'AdviserName'
    | 'PrimaryEmail'
    | 'Email'
  >
>;

/** Applies an edit to every cached record of the application, so that it is shown without a refetch. */
export function applyEdit(queryClient: QueryClient, guid: string, edit: ApplicationEdit): void {
  for (const list of applicationLists) {
    queryClient.setQueriesData<ListReply>({ queryKey: keyOf(list) }, (reply) => {
      if (!reply?.Applications.some((row) => row.ApplicationGuid === guid)) return reply;
      return {
        ...reply,
        Applications: reply.Applications.map((row) =>
          row.ApplicationGuid === guid ? edited(row, edit) : row,
        ),
      };
    });
  }
  queryClient.setQueriesData<ApplicationDetail>({ queryKey: keyOf(getApplication) }, (detail) =>
    detail?.ApplicationGuid === guid ? edited(detail, edit) : detail,
  );
}

const edited = <T extends object>(record: T, edit: ApplicationEdit): T => ({
  ...record,
  ...Object.fromEntries(Object.entries(edit).filter(([fact]) => fact in record)),
});

/** Applies a change to the approval of one applicant in the cached detail. */
export function applyApproval(
  queryClient: QueryClient,
  guid: string,
  individualId: string,
  change: Partial<ApplicantApproval>,
): void {
  queryClient.setQueriesData<ApplicationDetail>({ queryKey: keyOf(getApplication) }, (detail) =>
    detail?.ApplicationGuid === guid
      ? {
          ...detail,
          ApplicantApprovals: detail.ApplicantApprovals.map((approval) =>
            approval.IndividualId === individualId ? { ...approval, ...change } : approval,
          ),
        }
      : detail,
  );
}
