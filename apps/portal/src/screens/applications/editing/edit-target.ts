import type { ApplicationDetail, ApplicationRow, Option } from '@portal/api/contract';

/** An application as the dialogs Assignee and Label know it. */
export interface EditTarget {
  readonly guid: string;
  readonly id: number;
  /** Account name; without one the id alone stands for the application. */
  readonly name: string | null;
  /** Whom it is given to at present. */
  readonly assignee: Option | undefined;
  /** The label that it has at present. */
  readonly label: string | undefined;
}

type Edited = Pick<
  ApplicationRow & ApplicationDetail,
  'ApplicationGuid' | 'AccountName' | 'AssigneeUserId' | 'AssigneeDisplayName' | 'Label'
>;

/** A row of the list, or a detail, as the dialogs know it. */
export const editTargetOf = (id: number, application: Edited): EditTarget => ({
  guid: application.ApplicationGuid,
  id,
  name: application.AccountName,
  assignee:
    application.AssigneeUserId === null
      ? undefined
      : { Value: application.AssigneeUserId, Name: application.AssigneeDisplayName ?? '' },
  label: application.Label ?? undefined,
});
