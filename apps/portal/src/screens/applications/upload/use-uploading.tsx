import { Permission } from '@portal/api/contract';
import type { MenuItem } from '@portal/ui/menu';
import { Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../../../app/lazy-dialog.ts';
import { useCan } from '../../../session/use-session.ts';

export const UploadDialog = lazyDialog(async () => (await import('./upload-dialog.tsx')).UploadDialog);

/** The menu's entry for uploading applications, and its dialog. */
export function useUploading(): { items: readonly MenuItem[]; below: ReactNode } {
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can(Permission.bulkUpload)) return { items: [], below: null };

  return {
    items: [{ id: 'upload', label: 'Upload Applications', icon: Upload, onSelect: () => setOpen(true) }],
    below: open && <UploadDialog open onClose={() => setOpen(false)} />,
  };
}
