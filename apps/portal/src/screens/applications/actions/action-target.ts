import { signingMode, type ApplicationDetail, type ApplicationRow, type Option } from '@portal/api/contract';

/** The one thing of an application that an action is about: an applicant, a requirement, a report, an integration. */
export interface ActionPart {
  /** What the call names it by. */
  readonly id: string;
  /** As people read it. */
  readonly name: string;
}

/** An application as the dialogs of its actions know it. */
export interface ActionTarget {
  readonly guid: string;
  readonly id: number;
  /** Account name; without one the id alone stands for the application. */
  readonly name: string | null;
  /** Whom it is given to at present. */
  readonly assignee: Option | undefined;
  /** Whose it is, as people read it; null where nobody is named. */
  readonly owner: string | null;
  /** Where its mails go; null where there is no address. */
  readonly email: string | null;
  /** The label that it has at present. */
  readonly label: string | undefined;
  /** As people read it; empty where there is none. */
  readonly signingMode: string;
  /** The instance that it lives in; null where that is not known, as in a list. */
  readonly instance: string | null;
  /** Set where the action is not about the application as a whole. */
  readonly part: ActionPart | undefined;
}

/** A row of the list, or a detail, as the dialogs know it. */
export const targetOf = (
  application: ApplicationRow | ApplicationDetail,
  part?: ActionPart,
): ActionTarget => ({
  guid: application.ApplicationGuid,
  id: 'ApplicationID' in application ? application.ApplicationID : application.ApplicationId,
  name: application.AccountName,
  assignee:
    application.AssigneeUserId === null
      ? undefined
      : { Value: application.AssigneeUserId, Name: application.AssigneeDisplayName ?? '' },
  owner: application.AdviserName,
  email: 'PrimaryEmail' in application ? application.PrimaryEmail : application.Email,
  label: application.Label ?? undefined,
  signingMode: signingMode(application.ApplicationModeCode),
  instance: 'InstanceName' in application ? application.InstanceName : null,
  part,
});
