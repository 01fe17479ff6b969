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

/** Facts of an application that are edited in place. Lists and detail name most of them alike; a record takes what it has. */
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

/** Puts an edit into every record of the application that has been read, so that it is seen without a reload. */
export function putEdit(queryClient: QueryClient, guid: string, edit: ApplicationEdit): void {
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

/** Puts a change of one applicant's approval into the detail that has been read. */
export function putApproval(
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
