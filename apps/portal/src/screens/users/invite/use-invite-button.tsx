import { isPermitted, userListActions } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { UserRoundPlus } from 'lucide';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { useUser } from '../../../session/use-session.ts';

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** The Invite button, for users with the claim, and its dialog (PERM-049). */
export function useInviteButton(): { button: ReactNode; dialog: ReactNode } {
  const permitted = isPermitted(userListActions.invite, useUser().claims);
  const [open, setOpen] = useState(false);
  if (!permitted) return { button: null, dialog: null };
  return {
    button: (
      <Button variant="primary" icon={UserRoundPlus} {...InviteDialog.onIntent} onClick={() => setOpen(true)}>
        {userListActions.invite.label}
      </Button>
    ),
    dialog: open && <InviteDialog onClose={() => setOpen(false)} />,
  };
}
