import { signingMode, type ApplicationDetail, type ApplicationRow, type Option } from '@portal/api/contract';

/** The part of an application that an action is about: an applicant, a requirement, a report or an integration. */
export interface ActionPart {
  /** The id in the call. */
  readonly id: string;
  /** The displayed name. */
  readonly name: string;
}

/** The data of an application that the dialogs of its actions need. */
export interface ActionTarget {
  readonly guid: string;
  readonly id: number;
  /** Account name; without one only the id is shown. */
  readonly name: string | null;
  readonly assignee: Option | undefined;
  /** Displayed name of the owner; null without one. */
  readonly owner: string | null;
  /** Recipient of its emails; null without an address. */
  readonly email: string | null;
  readonly label: string | undefined;
  /** Displayed signing mode; empty without one. */
  readonly signingMode: string;
  /** The instance of the application; null if unknown, as in a list. */
  readonly instance: string | null;
  /** Set if the action is about a part of the application. */
  readonly part: ActionPart | undefined;
}

/** The target of a dialog, made from a list row or a detail. */
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
