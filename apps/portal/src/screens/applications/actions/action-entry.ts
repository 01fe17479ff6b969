import type {
  ActionId,
  ApplicantActionId,
  ApplicationDetail,
  RequirementActionId,
} from '@portal/api/contract';
import type { ActionEntry } from '../../../actions/action-entry.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import type { ActionPart } from './action-target.ts';

/** The entry of an action with one application. */
export interface ApplicationActionEntry extends ActionEntry<ActionDialogProps> {
  /** Where it is offered; in the head it has a button of its own. Default `menu`. */
  readonly place?: 'menu' | 'head';
  /** What of the application has an entry of its own in the menu, under its own name; none without any. */
  readonly parts?: (application: Partial<ApplicationDetail>) => readonly ActionPart[];
}

/** With an application, one of its applicants, or one of its requirements. */
export type AnyActionId = ActionId | ApplicantActionId | RequirementActionId;

/** The actions that a place can carry out. */
export type ActionEntries = Readonly<Partial<Record<AnyActionId, ApplicationActionEntry>>>;
