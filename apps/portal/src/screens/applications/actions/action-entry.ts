import type {
  ActionId,
  ApplicantActionId,
  ApplicationDetail,
  RequirementActionId,
} from '@portal/api/contract';
import type { MenuItem } from '@portal/ui/menu';
import type { LucideIcon } from 'lucide-react';
import type { Deferred } from '@portal/ui/behaviours';
import type { ActionDialogProps } from './action-dialog.ts';
import type { ActionPart } from './action-target.ts';

/** How an action looks in a menu, and the dialog that carries it out. */
export interface ActionEntry {
  readonly icon: LucideIcon;
  readonly tone?: MenuItem['tone'];
  /** None where it is carried out as soon as it is chosen, as a download is. */
  readonly dialog?: Deferred<ActionDialogProps>;
  /** Where it is offered; in the head it has a button of its own. Default `menu`. */
  readonly place?: 'menu' | 'head';
  /** What of the application has an entry of its own in the menu, under its own name; none without any. */
  readonly parts?: (application: Partial<ApplicationDetail>) => readonly ActionPart[];
}

/** With an application, one of its applicants, or one of its requirements. */
export type AnyActionId = ActionId | ApplicantActionId | RequirementActionId;

/** The actions that a place can carry out. */
export type ActionEntries = Readonly<Partial<Record<AnyActionId, ActionEntry>>>;
