import type {
  ActionId,
  ApplicantActionId,
  ApplicationDetail,
  RequirementActionId,
} from '@portal/api/contract';
import type { ActionEntry } from '../../../actions/action-entry.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import type { ActionPart } from './action-target.ts';

/** The entry of an action on one application. */
export interface ApplicationActionEntry extends ActionEntry<ActionDialogProps> {
  /** Where the action is offered; in the header it is a separate button. Default `menu`. */
  readonly place?: 'menu' | 'head';
  /** The parts of the application that get their own menu entries, with their own names; no entry without parts. */
  readonly parts?: (application: Partial<ApplicationDetail>) => readonly ActionPart[];
}

/** An action on an application, on an applicant or on a requirement. */
export type AnyActionId = ActionId | ApplicantActionId | RequirementActionId;

/** The actions that the caller implements. */
export type ActionEntries = Readonly<Partial<Record<AnyActionId, ApplicationActionEntry>>>;
