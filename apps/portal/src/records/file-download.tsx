import type { FetchedFile } from '@portal/api/queries';
import { Button, type ButtonProps } from '@portal/ui/button';
import { Icon, type IconGlyph } from '@portal/ui/icon';
import { Spinner } from '@portal/ui/spinner';
import { TextLink } from '@portal/ui/text-link';
import { Tooltip } from '@portal/ui/tooltip';
import type { UseMutationOptions } from '@tanstack/react-query';
import { Download, RotateCcw } from 'lucide';
import { useFileDownload } from './use-file-download.ts';

export interface FileDownloadProps {
  /** Name of the file's content, shown on the link. */
  label: string;
  /** Mutation that fetches the file. */
  source: UseMutationOptions<FetchedFile>;
  /** File name if the server sends none. */
  fallbackName: string;
  /** Default: the download arrow. */
  icon?: IconGlyph | undefined;
}

/** A link to a file that needs an authorised request. After a failure it is a button that reads Retry or Not found (OP-250). */
export function FileDownload({ label, source, fallbackName, icon = Download }: FileDownloadProps) {
  const { save, isPending, failed } = useFileDownload(source, fallbackName);
  return (
    <TextLink
      role={failed ? undefined : 'link'}
      aria-disabled={isPending || undefined}
      onClick={() => save()}
      className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 aria-disabled:cursor-progress"
      render={<button type="button" />}
    >
      {isPending ? <Spinner /> : <Icon glyph={failed === 'Retry' ? RotateCcw : icon} size={14} />}
      {failed ?? label}
    </TextLink>
  );
}

export interface FileButtonProps
  extends
    Omit<ButtonProps, 'icon' | 'pending' | 'onClick'>,
    Pick<FileDownloadProps, 'source' | 'fallbackName'> {
  /** Reason why the file cannot be saved, as a sentence. Default: enabled. */
  disabledReason?: string | undefined;
  /** Announces a failure. Default false. */
  announced?: boolean;
}

/** A button that saves a file; after a failure it reads Retry or Not found (OP-250). */
export function FileButton({
  source,
  fallbackName,
  disabledReason,
  announced = false,
  children,
  ...button
}: FileButtonProps) {
  const { save, isPending, failed } = useFileDownload(source, fallbackName);
  return (
    <>
      <Tooltip text={disabledReason ?? ''}>
        <Button
          {...button}
          icon={failed === 'Retry' ? RotateCcw : Download}
          pending={isPending}
          aria-disabled={disabledReason !== undefined}
          onClick={() => save()}
        >
          {failed ?? children}
        </Button>
      </Tooltip>
      {announced && (
        <span role="status" className="sr-only">
          {failed}
        </span>
      )}
    </>
  );
}
