import type { rowActions } from '@portal/api/contract';
import { Ban, Tag, UserRound } from 'lucide';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import type { ApplicationActionEntry } from './action-entry.ts';

/** The entries of the contract's `rowActions`, separate from the others, which the list page does not need. */
export const rowEntries = {
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
} satisfies Record<keyof typeof rowActions, ApplicationActionEntry>;
