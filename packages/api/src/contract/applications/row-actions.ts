import { defineActions } from '../action.ts';
import { Permission, PermissionGroup } from '../permissions.ts';
import { isStatus, type Status } from './application-status.ts';

/** The facts of an application that its actions depend on. */
export interface ApplicationFacts {
  readonly Status: string;
  readonly IsComplete: boolean;
  readonly ApplicationModeCode: string | null;
}

export const inStatus =
  (...wanted: Status[]) =>
  (application: ApplicationFacts) =>
    wanted.some((status) => isStatus(application.Status, status));

/** The actions on a row of the list. In a module of their own, because the list page does not need the others. */
export const rowActions = defineActions<ApplicationFacts>()({
  assignee: { label: 'Assignee', needs: Permission.assign },
  label: { label: 'Label', needs: PermissionGroup.editLabel },
  cancel: {
    label: 'Cancel application',
    needs: Permission.cancelApp,
    when: (application) => !inStatus('Cancelled')(application),
    reason: 'This application is already cancelled.',
  },
});
