import { isPermitted, listActions } from '@portal/api/contract';
import type { MenuItem } from '@portal/ui/menu';
import { useState, type ReactNode } from 'react';
import { useUser } from '../../../session/use-session.ts';
import { listEntries } from '../list/list-entries.ts';

const { icon, dialog: UploadDialog } = listEntries.upload;

/** The menu entry for the bulk upload, and its dialog. */
export function useUploading(): { items: readonly MenuItem[]; below: ReactNode } {
  const { claims } = useUser();
  const [open, setOpen] = useState(false);
  if (!isPermitted(listActions.upload, claims)) return { items: [], below: null };

  const { id, label } = listActions.upload;
  return {
    items: [{ id, label, icon, onSelect: () => setOpen(true) }],
    below: open && <UploadDialog onClose={() => setOpen(false)} />,
  };
}
