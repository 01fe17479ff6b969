import { defineActions, exportLabel } from '../action.ts';
import { Permission, PermissionGroup } from '../permissions.ts';
import { rowActions } from './row-actions.ts';

/** The claims that permit each list of applications (table P). */
export const listClaims = { my: Permission.myApps, all: PermissionGroup.allApps } as const;

/** The facts of a list that its actions depend on. */
export interface ListFacts {
  readonly scope: keyof typeof listClaims;
  /** Number of selected rows. */
  readonly selected: number;
}

/** The actions of the application lists. */
export const listActions = defineActions<ListFacts>()({
  create: { label: 'New', needs: Permission.create },
  createOnBehalf: { label: 'New', needs: Permission.createOnBehalf },
  upload: { label: 'Upload Applications', needs: Permission.bulkUpload },
  export: { label: exportLabel, needs: Permission.export, alsoNeeds: ({ scope }) => listClaims[scope] },
  cancel: {
    label: ({ selected }) => `Cancel ${selected} application(s)`,
    needs: rowActions.cancel.needs,
    when: ({ selected }) => selected > 0,
    reason: 'Select the applications first.',
  },
});
