import { evaluateActions, isStatus, rowActions, type ApplicationRow } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import type { MenuItem } from '@portal/ui/menu';
import { ExternalLink } from 'lucide';
import { useCallback } from 'react';
import { hrefs } from '../../../base/paths.ts';
import { isFolded } from '../../../listing/folded.ts';
import { useUser } from '../../../session/use-session.ts';
import { actionItems, preloadActions } from './action-items.ts';
import { targetOf } from './action-target.ts';
import { rowEntries } from './row-entries.ts';
import type { BeginAction } from './use-actions.tsx';

const cancelling = { cancel: 'Cancel Application' };
/** Rows in the narrow layout have no editable cells, so the menu offers the edit actions. */
const editing = {
  assignee: rowActions.assignee.label,
  label: rowActions.label.label,
  ...cancelling,
};

export const rowStates = (row: ApplicationRow, claims: readonly string[]) =>
  evaluateActions(rowActions, { ...row, IsComplete: isStatus(row.Status, 'Complete') }, claims);

export const openInNewTab = (row: ApplicationRow, scope: ListScope): MenuItem => ({
  id: 'open',
  label: 'Open in New Tab',
  icon: ExternalLink,
  href: hrefs.application(row.ApplicationID, scope),
  target: '_blank',
});

/** The row menu, for both views (OP-086). */
export function useRowMenu(scope: ListScope, begin: BeginAction) {
  const { claims } = useUser();
  return useCallback(
    (row: ApplicationRow): readonly MenuItem[] => {
      const items = actionItems({
        states: rowStates(row, claims),
        entries: rowEntries,
        labels: isFolded() ? editing : cancelling,
        onChoose: (id) => begin(id, targetOf(row)),
      });
      preloadActions(items, rowEntries);
      return [openInNewTab(row, scope), ...items];
    },
    [scope, begin, claims],
  );
}

export const rowId = (row: ApplicationRow) => row.ApplicationGuid;
export const rowLabel = (row: ApplicationRow) => `Select application ${row.ApplicationID}`;
export const rowMenuLabel = (row: ApplicationRow) => `Row menu for application ${row.ApplicationID}`;
