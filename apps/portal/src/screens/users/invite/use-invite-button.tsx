import { Permission } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { UserRoundPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../../../app/lazy-dialog.ts';
import { useCan } from '../../../session/use-session.ts';

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** The button Invite, for whoever may, and the dialog that it opens (PERM-049). */
export function useInviteButton(): { button: ReactNode; dialog: ReactNode } {
  const permitted = useCan()(Permission.inviteUser);
  const [open, setOpen] = useState(false);
  if (!permitted) return { button: null, dialog: null };
  return {
    button: (
      <Button
        variant="primary"
        icon={UserRoundPlus}
        onPointerEnter={InviteDialog.preload}
        onFocus={InviteDialog.preload}
        onClick={() => setOpen(true)}
      >
        Invite
      </Button>
    ),
    dialog: open && <InviteDialog onClose={() => setOpen(false)} />,
  };
}
