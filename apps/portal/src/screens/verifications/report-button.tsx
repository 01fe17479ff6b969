import { verificationServices, type VerificationService } from '@portal/api/contract';
import { verificationQueries } from '@portal/api/queries';
import { Button, type ButtonProps } from '@portal/ui/button';
import { Tooltip } from '@portal/ui/tooltip';
import { Download, RotateCcw } from 'lucide-react';
import { useClient } from '../../app/services.tsx';
import { useFileDownload } from '../../records/use-file-download.ts';

export interface ReportButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'className' | 'aria-description'
> {
  service: VerificationService;
  /** Null while there is no report. */
  link: string | null;
  /** The verification has no answer yet; its report cannot be saved, even with a link (OP-222). Default false. */
  pending?: boolean;
  /** Default `Download`. */
  label?: string;
}

const notYet = 'The report is there once the verification is complete.';

/** Saves a report. After a failure it reads Retry (OP-250). */
export function ReportButton({ service, link, pending, label = 'Download', ...look }: ReportButtonProps) {
  const source = verificationQueries(useClient()).report(link ?? '');
  const { save, isPending, isError } = useFileDownload(source, verificationServices[service].reportName);
  const missing = link === null ? 'There is no report.' : undefined;
  const reason = pending ? notYet : missing;
  return (
    <Tooltip text={reason ?? ''}>
      <Button
        {...look}
        icon={isError ? RotateCcw : Download}
        pending={isPending}
        aria-disabled={reason !== undefined}
        onClick={save}
      >
        {isError ? 'Retry' : label}
      </Button>
    </Tooltip>
  );
}
