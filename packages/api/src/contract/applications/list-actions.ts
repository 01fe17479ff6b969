import { defineActions, exportLabel } from '../action.ts';
import { Permission, PermissionGroup } from '../permissions.ts';
import { rowActions } from './row-actions.ts';

/** The claim that opens each list of applications (table P). */
export const listClaims = { my: Permission.myApps, all: PermissionGroup.allApps } as const;

/** The facts of a list of applications that decide what may be done with it. */
export interface ListFacts {
  readonly scope: keyof typeof listClaims;
  /** Number of selected rows. */
  readonly selected: number;
}

/** What can be done in the lists of applications. */
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
