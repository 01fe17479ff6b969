import { Permission } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import type { MenuItem } from '@portal/ui/menu';
import { useQueryClient } from '@tanstack/react-query';
import { Download, RotateCcw } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useClient } from '../../../app/services.tsx';
import { useCan } from '../../../session/use-session.ts';
import { exportAskedFrom, exportingText, exportQuery } from './export.model.ts';
import { questionOf, type ListLocation } from '../list/list.location.ts';
import { LazyExportQuestion } from './lazy-export-question.tsx';
import { loadListWork } from '../list/lazy-list-work.tsx';
import { listClaims } from '../list/use-application-list.ts';

interface RunningExport {
  readonly rows: number | undefined;
  readonly stop: () => void;
}

/** Saves the whole of the list as a file: an entry of the menu, and what the head of the page says meanwhile. */
export function useListExport(
  location: ListLocation,
  total: number | undefined,
): { items: readonly MenuItem[]; notice: ReactNode; beside: ReactNode; below: ReactNode } {
  const can = useCan();
  const tools = { queryClient: useQueryClient(), client: useClient() };
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState<RunningExport>();
  const [failed, setFailed] = useState<string>();

  const question = questionOf({ ...location, page: 1 });
  const large = total !== undefined && total > exportAskedFrom;

  const start = async () => {
    const leaving = new AbortController();
    const stop = () => leaving.abort();
    setFailed(undefined);
    setRunning({ rows: total, stop });
    try {
      const { saveExport } = await loadListWork();
      await saveExport(tools, {
        scope: location.scope,
        query: exportQuery(location),
        signal: leaving.signal,
        onStart: (rows) => rows !== undefined && setRunning({ rows, stop }),
      });
    } catch (error) {
      if (failureOf(error)?.kind !== 'aborted') setFailed(question);
    }
    setRunning(undefined);
  };

  if (!can(Permission.export) || !can(listClaims[location.scope])) {
    return { items: [], notice: null, beside: null, below: null };
  }
  return {
    items: [
      {
        id: 'export',
        label: 'Export All to CSV',
        icon: Download,
        ...(running && { disabled: true, reason: 'An export is under way.' }),
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
      <Suspense>
        <LazyExportQuestion
          rows={total}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void start();
          }}
        />
      </Suspense>
    ),
  };
}
