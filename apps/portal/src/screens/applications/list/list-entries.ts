import type { listActions } from '@portal/api/contract';
import { Plus, Upload } from 'lucide';
import type { ActionEntry } from '../../../actions/action-entry.ts';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { exportEntry } from '../../../listing/export/use-list-export.tsx';
import { rowEntries } from '../actions/row-entries.ts';

/** The icons and dialogs of the contract's `listActions`. */
export const listEntries = {
  create: { icon: Plus },
  createOnBehalf: {
    icon: Plus,
    dialog: lazyDialog(
      async () => (await import('../creating/new-application-dialog.tsx')).NewApplicationDialog,
    ),
  },
  upload: {
    icon: Upload,
    dialog: lazyDialog(async () => (await import('../upload/upload-dialog.tsx')).UploadDialog),
  },
  export: exportEntry,
  cancel: rowEntries.cancel,
} satisfies Record<keyof typeof listActions, ActionEntry>;
