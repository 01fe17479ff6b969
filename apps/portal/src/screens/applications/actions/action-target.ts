import { signingMode, type ApplicationDetail, type ApplicationRow } from '@portal/api/contract';

/** The part of an application that an action is about: an applicant, a requirement, a report or an integration. */
export interface ActionPart {
  /** The id in the call. */
  readonly id: string;
  /** The displayed name. */
  readonly name: string;
}

/** The data of an application that the dialogs of its actions need. */
export type ActionTarget = Readonly<ReturnType<typeof targetOf>>;

/**
 * The target of a dialog, made from a list row or a detail.
 *
 * @param part Set if the action is about a part of the application.
 */
export const targetOf = (application: ApplicationRow | ApplicationDetail, part?: ActionPart) => ({
  guid: application.ApplicationGuid,
  id: 'ApplicationID' in application ? application.ApplicationID : application.ApplicationId,
  /** Without one only the id is shown. */
  name: application.AccountName,
  assignee:
    application.AssigneeUserId === null
      ? undefined
      : { Value: application.AssigneeUserId, Name: application.AssigneeDisplayName ?? '' },
  /** Displayed name; null without one. */
  owner: application.AdviserName,
  /** Recipient of its emails; null without an address. */
  email: 'PrimaryEmail' in application ? application.PrimaryEmail : application.Email,
  label: application.Label ?? undefined,
  /** The displayed one; empty without one. */
  signingMode: signingMode(application.ApplicationModeCode),
  /** Null if unknown, as in a list. */
  instance: 'InstanceName' in application ? application.InstanceName : null,
  part,
});
