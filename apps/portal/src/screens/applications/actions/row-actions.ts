import { Ban, Tag, UserRound } from 'lucide-react';
import { lazyDialog } from '../../../app/lazy-dialog.ts';
import type { ActionEntries } from './action-entry.ts';

/** What the list can do with its rows. Apart from the rest, which its page would carry for nothing. */
export const rowActions = {
  assignee: {
    icon: UserRound,
    dialog: lazyDialog(async () => (await import('./editing/assign-dialog.tsx')).AssignDialog),
  },
  label: {
    icon: Tag,
    dialog: lazyDialog(async () => (await import('./editing/label-dialog.tsx')).LabelDialog),
  },
  cancel: {
    icon: Ban,
    tone: 'danger',
    dialog: lazyDialog(async () => (await import('./cancel/cancel-dialog.tsx')).CancelDialog),
  },
} satisfies ActionEntries;
