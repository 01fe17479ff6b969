import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import {
  applicationLists,
  getApplication,
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

/** Changes the application in every cached detail. */
export const changeDetail = (
  queryClient: QueryClient,
  guid: string,
  changed: (detail: ApplicationDetail) => ApplicationDetail,
) =>
  queryClient.setQueriesData<ApplicationDetail>({ queryKey: keyOf(getApplication) }, (detail) =>
    detail?.ApplicationGuid === guid ? changed(detail) : detail,
  );

/** Applies an edit to every cached record of the application, so that it is shown without a refetch. */
export function applyEdit(queryClient: QueryClient, guid: string, edit: ApplicationEdit): void {
  for (const list of applicationLists) {
    queryClient.setQueriesData<ListReply>(
      { queryKey: keyOf(list) },
      (reply) =>
        reply && {
          ...reply,
          Applications: reply.Applications.map((row) =>
            row.ApplicationGuid === guid ? edited(row, edit) : row,
          ),
        },
    );
  }
  changeDetail(queryClient, guid, (detail) => edited(detail, edit));
}

/** Options of a mutation whose edit is shown as soon as it is stored. */
export const shownAs = <Given>(guid: string, editOf: (given: Given) => ApplicationEdit) => ({
  onSuccess: (_reply: unknown, given: Given, _before: unknown, { client }: MutationFunctionContext) =>
    applyEdit(client, guid, editOf(given)),
});

const edited = <T extends object>(record: T, edit: ApplicationEdit): T => ({
  ...record,
  ...Object.fromEntries(Object.entries(edit).filter(([fact]) => fact in record)),
});
