import type { ActionId } from '@portal/api/contract';
import { reportQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { Spinner } from '@portal/ui/spinner';
import { RotateCcw } from 'lucide';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useFileDownload } from '../../../records/use-file-download.ts';
import type { ActionPart } from '../actions/action-target.ts';

/** Whether the action is a report, which downloads at once without a dialog. */
export const isReport = (id: ActionId): boolean => id === 'finalReport' || id === 'draftReport';

/**
 * Downloads reports of an application, one at a time. Progress, and Retry after a failure, appear next to the button
 * that began the download (OP-140, OP-250).
 */
export function useReports(guid: string) {
  const source = reportQueries(useClient()).report(guid);
  const { save: fetchAndSave, isPending, failed } = useFileDownload(source, 'report.pdf');
  const [chosen, setChosen] = useState<ActionPart>();
  const save = (report: ActionPart) => {
    if (isPending) return;
    setChosen(report);
    fetchAndSave(report.id);
  };
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
