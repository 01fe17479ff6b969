import type { ActionId } from '@portal/api/contract';
import { reportQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { download, downloadName } from '@portal/ui/safe';
import { Spinner } from '@portal/ui/spinner';
import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide';
import { useState, type ReactNode } from 'react';
import { useClient } from '../../../base/services.tsx';
import { failedText } from '../../../records/use-file-download.ts';
import type { ActionPart } from '../actions/action-target.ts';

/** Whether the action is a report, which downloads at once without a dialog. */
export const isReport = (id: ActionId): boolean => id === 'finalReport' || id === 'draftReport';

/**
 * Downloads reports of an application, one at a time. Progress, and Retry after a failure, appear next to the button
 * that began the download (OP-140, OP-250).
 */
export function useReports(guid: string): {
  readonly save: (report: ActionPart) => void;
  readonly below: ReactNode;
} {
  const { mutateAsync, isPending, error } = useMutation(reportQueries(useClient()).report(guid));
  const failed = failedText(error);
  const [chosen, setChosen] = useState<ActionPart>();
  const fetchAndSave = async (report: ActionPart) => {
    if (isPending) return;
    setChosen(report);
    const { file, disposition } = await mutateAsync(report.id);
    download(file, downloadName(disposition, 'report.pdf', file.type));
  };
  const save = (report: ActionPart) => void fetchAndSave(report).catch(() => undefined);
  return {
    save,
    below: (
      <>
        {isPending && <Spinner label={`${chosen?.name ?? 'Report'} is being made...`} />}
        {failed && chosen && (
          <Button icon={failed === 'Retry' ? RotateCcw : undefined} onClick={() => save(chosen)}>
            {failed}
          </Button>
        )}
      </>
    ),
  };
}
