import { actionState, isStatus, type ApplicationRow } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import type { MenuItem } from '@portal/ui/menu';
import { Ban, ExternalLink } from 'lucide-react';
import { useCallback } from 'react';
import { hrefs } from '../../../app/paths.ts';
import { useUser } from '../../../session/use-session.ts';
import { preloadCancelDialog } from '../cancel/lazy-cancel-dialog.tsx';

/** What the menu of a row offers, in either view (OP-086). */
export function useRowMenu(scope: ListScope, onCancel: (row: ApplicationRow) => void) {
  const { claims } = useUser();
  return useCallback(
    (row: ApplicationRow): readonly MenuItem[] => {
      preloadCancelDialog();
      const facts = { ...row, IsComplete: isStatus(row.Status, 'Complete') };
      return [
        {
          id: 'open',
          label: 'Open in New Tab',
          icon: ExternalLink,
          href: hrefs.application(row.ApplicationID, scope),
          target: '_blank',
        },
        ...(actionState('cancel', facts, claims).available
          ? [
              {
                id: 'cancel',
                label: 'Cancel Application',
                icon: Ban,
                tone: 'danger' as const,
                onSelect: () => onCancel(row),
              },
            ]
          : []),
      ];
    },
    [scope, onCancel, claims],
  );
}

export const rowId = (row: ApplicationRow) => row.ApplicationGuid;
export const rowLabel = (row: ApplicationRow) => `Select application ${row.ApplicationID}`;
export const rowMenuLabel = (row: ApplicationRow) => `Row menu for application ${row.ApplicationID}`;
