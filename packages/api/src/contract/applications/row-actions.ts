import { defineActions } from '../action.ts';
import { Permission, PermissionGroup } from '../permissions.ts';
import { isStatus, type Status } from './application-status.ts';

/** The facts of an application that decide what may be done with it. */
export interface ApplicationFacts {
  readonly Status: string;
  readonly IsComplete: boolean;
  readonly ApplicationModeCode: string | null;
}

export const inStatus =
  (...wanted: Status[]) =>
  (application: ApplicationFacts) =>
    wanted.some((status) => isStatus(application.Status, status));

/** The actions that a list offers with its rows. Apart from the others, which its page does not need. */
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
