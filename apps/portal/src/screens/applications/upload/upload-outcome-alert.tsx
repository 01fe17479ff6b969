import { bulkUploadQueries } from '@portal/api/queries';
import { Alert, type AlertProps } from '@portal/ui/alert';
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
export function UploadOutcomeAlert({ outcome, ...offers }: UploadOutcomeAlertProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) banner.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  const { lines, ...alert } = contentOf(outcome, offers);
  return (
    <Alert ref={banner} tabIndex={-1} tone="danger" {...alert}>
      {lines.map((line) => line && <p key={line}>{line}</p>)}
    </Alert>
  );
}

interface Content extends Pick<AlertProps, 'tone' | 'title' | 'actions'> {
  readonly lines: readonly (string | undefined)[];
}

function contentOf(
  outcome: UploadOutcome,
  { correctHere, onUploadAnyway, onRetry }: Omit<UploadOutcomeAlertProps, 'outcome'>,
): Content {
  switch (outcome.kind) {
    case 'success':
      return { tone: 'success', lines: [uploadTexts.success, outcome.message] };
    case 'invalidData':
      return {
        lines: [uploadTexts.invalidData, uploadTexts.errorTemplate, outcome.message],
        actions: outcome.errorFileId !== undefined && (
          <>
            <ErrorTemplate fileId={outcome.errorFileId} />
            {correctHere}
          </>
        ),
      };
    case 'otherError':
      return { lines: [uploadTexts.otherError, uploadTexts.latestTemplate, outcome.message] };
    case 'knownIds':
      return {
        tone: 'warning',
        title: uploadTexts.knownIdsTitle,
        lines: [outcome.text, uploadTexts.knownIds],
        actions: <Button onClick={onUploadAnyway}>Upload anyway</Button>,
      };
    case 'busy':
      return { lines: [outcome.text] };
    case 'retry':
      return { lines: [outcome.text, outcome.message], actions: <Button onClick={onRetry}>Retry</Button> };
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
