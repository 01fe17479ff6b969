import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@portal/ui/button';
import { FactsTable } from '../../docs/facts-table.tsx';

export const reportKeys = [
  { key: 'J', does: 'Next state' },
  { key: 'K', does: 'Previous state' },
  { key: '1', does: 'Side by side' },
  { key: '2', does: 'Onion skin' },
  { key: '3', does: 'Difference' },
  { key: 'A', does: 'Accept the state, or take it back' },
  { key: 'F', does: 'Hide or show the frames' },
  { key: '/', does: 'Find a state' },
  { key: '?', does: 'Show these keys' },
] as const;

export type ReportKey = (typeof reportKeys)[number]['key'];

/** Calls the action of a key, except while somebody types or uses a browser's shortcut. */
export function useReportKeys(actions: Readonly<Record<ReportKey, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element | null;
    const typing = target?.matches('input:not([type=range]), textarea, select, [contenteditable]');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const found = reportKeys.find(({ key }) => key === event.key.toUpperCase());
    if (!found) return;
    event.preventDefault();
    actions[found.key]();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A dialog of the browser itself: the style elements of other dialogs are forbidden in the report. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  if (!open) return undefined;
  return (
    <dialog
      ref={dialog}
      aria-label="Keys"
      onClose={onClose}
      className="m-auto max-w-[min(640px,92vw)] rounded-lg border border-border bg-surface p-5 text-text shadow-3 backdrop:bg-scrim"
    >
      <FactsTable
        label="Keys"
        heads={['Key', 'Effect']}
        rows={reportKeys.map(({ key, does }) => ({ id: key, cells: [<kbd key="key">{key}</kbd>, does] }))}
      />
      <form method="dialog" className="mt-4 flex justify-end">
        <Button type="submit">Close</Button>
      </form>
    </dialog>
  );
}
