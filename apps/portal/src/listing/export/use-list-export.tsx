import { exportLabel } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { Download } from 'lucide';
import { useEffect, useState } from 'react';
import { Retry } from '../../base/retry.tsx';
import { lazyDialog } from '../../base/lazy-dialog.ts';
import { confirmationThreshold, exportingText } from './export.model.ts';

const ExportConfirmation = lazyDialog(
  async () => (await import('./export-confirmation.tsx')).ExportConfirmation,
);

/** The export entry of every list. */
export const exportEntry = { icon: Download, dialog: ExportConfirmation };

/** Abort signal and progress callback of a running export. */
export interface ExportRun {
  readonly signal: AbortSignal;
  /** Called when the file starts, with the number of rows if the server sends it. */
  readonly onStart: (rows: number | undefined) => void;
}

export interface ListExportOptions {
  permitted: boolean;
  /** Key of the list's query. A failure is shown only while this query is shown. */
  queryId: string;
  /** Total rows of the list; unknown while loading. */
  total: number | undefined;
  /** Fetches the whole list and saves it. */
  save: (run: ExportRun) => Promise<void>;
}

export type ListExport = ReturnType<typeof useListExport>;

/** Saves a whole list as a file. Returns the menu entry and the status for the header of the page. */
export function useListExport({ permitted, queryId, total, save }: ListExportOptions) {
  const [confirming, setConfirming] = useState(false);
  const [running, setRunning] = useState<{ readonly rows: number | undefined; readonly stop: () => void }>();
  const [failed, setFailed] = useState<string>();
  const large = total !== undefined && total > confirmationThreshold;

  // Another page could neither show the export nor stop it.
  const stopRunning = running?.stop;
  useEffect(() => stopRunning, [stopRunning]);

  const start = async () => {
    const leaving = new AbortController();
    const stop = () => leaving.abort();
    setFailed(undefined);
    setRunning({ rows: total, stop });
    try {
      await save({
        signal: leaving.signal,
        onStart: (rows) => rows !== undefined && setRunning({ rows, stop }),
      });
    } catch (error) {
      if (failureOf(error)?.kind !== 'aborted') setFailed(queryId);
    }
    setRunning(undefined);
  };

  if (!permitted) return { items: [], notice: null, retry: null, below: null };
  return {
    items: [
      {
        id: 'export',
        label: exportLabel,
        icon: exportEntry.icon,
        ...(running && { disabled: true, disabledReason: 'An export is under way.' }),
        onSelect: () => {
          if (large) setConfirming(true);
          else void start();
        },
      },
    ],
    notice: (
      <>
        <span aria-live="polite" className="text-text-muted tabular-nums">
          {running && exportingText(running.rows)}
        </span>
        {running && <Button onClick={running.stop}>Cancel export</Button>}
      </>
    ),
    retry: !running && failed === queryId && <Retry onClick={() => void start()} />,
    below: confirming && total !== undefined && (
      <ExportConfirmation
        rows={total}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void start();
        }}
      />
    ),
  };
}
