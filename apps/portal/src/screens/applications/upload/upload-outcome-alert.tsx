import { bulkUploadQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FileDown } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { useClient } from '../../../base/services.tsx';
import { uploadTexts, type UploadOutcome } from './upload.model.ts';
import { FileDownload } from '../../../records/file-download.tsx';

export interface UploadOutcomeAlertProps {
  outcome: UploadOutcome | undefined;
  onUploadAnyway: () => void;
  correctHere: ReactNode;
  onRetry: () => void;
}

/** The result of an upload. It takes the focus, because the button that was pressed is removed. */
export function UploadOutcomeAlert({ outcome, correctHere, ...on }: UploadOutcomeAlertProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) banner.current?.focus();
  }, [outcome]);
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'success':
      return (
        <Alert ref={banner} tabIndex={-1} tone="success">
          <p>{uploadTexts.success}</p>
          {outcome.message && <p>{outcome.message}</p>}
        </Alert>
      );
    case 'invalidData':
      return (
        <Alert
          ref={banner}
          tabIndex={-1}
          tone="danger"
          actions={
            outcome.errorFileId !== undefined && (
              <>
                <ErrorTemplate fileId={outcome.errorFileId} />
                {correctHere}
              </>
            )
          }
        >
          <p>{uploadTexts.invalidData}</p>
          <p>{uploadTexts.errorTemplate}</p>
          {outcome.message && <p>{outcome.message}</p>}
        </Alert>
      );
    case 'otherError':
      return (
        <Alert ref={banner} tabIndex={-1} tone="danger">
          <p>{uploadTexts.otherError}</p>
          <p>{uploadTexts.latestTemplate}</p>
          {outcome.message && <p>{outcome.message}</p>}
        </Alert>
      );
    case 'knownIds':
      return (
        <Alert
          ref={banner}
          tabIndex={-1}
          tone="warning"
          title={uploadTexts.knownIdsTitle}
          actions={
            <Button size="sm" variant="secondary" onClick={on.onUploadAnyway}>
              Upload anyway
            </Button>
          }
        >
          <p>{outcome.text}</p>
          <p>{uploadTexts.knownIds}</p>
        </Alert>
      );
    case 'busy':
      return (
        <Alert ref={banner} tabIndex={-1} tone="danger">
          {outcome.text}
        </Alert>
      );
    case 'retry':
      return (
        <Alert ref={banner} tabIndex={-1} tone="danger" actions={<Button onClick={on.onRetry}>Retry</Button>}>
          <p>{outcome.text}</p>
          {outcome.message && <p>{outcome.message}</p>}
        </Alert>
      );
  }
}

export function ErrorTemplate({ fileId }: { fileId: string }) {
  const source = bulkUploadQueries(useClient()).errorFile(fileId);
  return (
    <FileDownload
      label="Download error template"
      source={source}
      fallbackName="errors.xlsx"
      icon={FileDown}
    />
  );
}
