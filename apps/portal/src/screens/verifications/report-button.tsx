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
  /** Why it cannot be saved yet, though there is a link; default none. */
  obstacle?: string | undefined;
  /** Default `Download`. */
  label?: string | undefined;
}

/** Saves a report. After a failure it reads Retry (OP-250). */
export function ReportButton({ service, link, obstacle, label = 'Download', ...look }: ReportButtonProps) {
  const source = verificationQueries(useClient()).report(link ?? '');
  const { save, isPending, isError } = useFileDownload(source, verificationServices[service].reportName);
  const reason = link === null ? (obstacle ?? 'There is no report.') : obstacle;
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
