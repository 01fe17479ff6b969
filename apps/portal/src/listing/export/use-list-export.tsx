import { exportLabel } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import type { MenuItem } from '@portal/ui/menu';
import { Download, RotateCcw } from 'lucide';
import { useEffect, useState, type ReactNode } from 'react';
import { lazyDialog } from '../../base/lazy-dialog.ts';
import { exportAskedFrom, exportingText } from './export.model.ts';

const ExportQuestion = lazyDialog(async () => (await import('./export-question.tsx')).ExportQuestion);

/** The entry of every list's export. */
export const exportEntry = { icon: Download, dialog: ExportQuestion };

/** What an export is told, and tells, while it runs. */
export interface ExportRun {
  readonly signal: AbortSignal;
  /** The file has begun; the number of its rows, where the server names it. */
  readonly onStart: (rows: number | undefined) => void;
}

export interface ListExportOptions {
  permitted: boolean;
  /** What is exported: a failure belongs to the question it was asked with. */
  question: string;
  /** How many rows the list holds; unknown while loading. */
  total: number | undefined;
  /** Fetches the whole of the list and saves it. */
  save: (run: ExportRun) => Promise<void>;
}

interface RunningExport {
  readonly rows: number | undefined;
  readonly stop: () => void;
}

export interface ListExport {
  readonly items: readonly MenuItem[];
  readonly notice: ReactNode;
  readonly beside: ReactNode;
  readonly below: ReactNode;
}

/** Saves the whole of a list as a file: an entry of the menu, and what the head of the page says meanwhile. */
export function useListExport({ permitted, question, total, save }: ListExportOptions): ListExport {
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState<RunningExport>();
  const [failed, setFailed] = useState<string>();
  const large = total !== undefined && total > exportAskedFrom;

  // Nothing would show it on another page, nor stop it.
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
      if (failureOf(error)?.kind !== 'aborted') setFailed(question);
    }
    setRunning(undefined);
  };

  if (!permitted) return { items: [], notice: null, beside: null, below: null };
  return {
    items: [
      {
        id: 'export',
        label: exportLabel,
        icon: exportEntry.icon,
        ...(running && { disabled: true, disabledReason: 'An export is under way.' }),
        onSelect: () => {
          if (large) setAsking(true);
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
    beside: !running && failed === question && (
      <Button icon={RotateCcw} onClick={() => void start()}>
        Retry
      </Button>
    ),
    below: asking && total !== undefined && (
      <ExportQuestion
        rows={total}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void start();
        }}
      />
    ),
  };
}
