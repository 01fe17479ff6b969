import { verificationActions, verificationServices, type VerificationService } from '@portal/api/contract';
import { verificationQueries } from '@portal/api/queries';
import { useClient } from '../../base/services.tsx';
import { FileButton, type FileButtonProps } from '../../records/file-download.tsx';

export interface ReportButtonProps extends Omit<
  FileButtonProps,
  'source' | 'fallbackName' | 'disabledReason'
> {
  service: VerificationService;
  /** Null until the report exists. */
  link: string | null;
  /** The verification is pending; its report cannot be saved, even with a link (OP-222). Default false. */
  waiting?: boolean;
}

/** Saves the report of a verification. */
export function ReportButton({ service, link, waiting = false, ...button }: ReportButtonProps) {
  const { label, disabledReason } = verificationActions[service].downloadReport;
  return (
    <FileButton
      {...button}
      source={verificationQueries(useClient()).report(link ?? '')}
      fallbackName={verificationServices[service].reportName}
      disabledReason={disabledReason({ reportLink: link, waiting })}
    >
      {button.children ?? label}
    </FileButton>
  );
}
