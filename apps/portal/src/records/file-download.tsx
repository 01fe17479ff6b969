import type { FetchedFile } from '@portal/api/queries';
import { Icon } from '@portal/ui/icon';
import { Spinner } from '@portal/ui/spinner';
import { linkLook } from '@portal/ui/text-link';
import type { UseMutationOptions } from '@tanstack/react-query';
import { Download, RotateCcw, type LucideIcon } from 'lucide-react';
import { useFileDownload } from './use-file-download.ts';

export interface FileDownloadProps {
  /** What it saves. */
  label: string;
  /** Fetches the file. */
  source: UseMutationOptions<FetchedFile>;
  /** Name of the file where the server gives none. */
  fallbackName: string;
  /** Default the arrow of a download. */
  icon?: LucideIcon | undefined;
}

/** A link to a file that only a call can fetch; after a failure it is a button that reads Retry (OP-250). */
export function FileDownload({ label, source, fallbackName, icon = Download }: FileDownloadProps) {
  const { save, isPending, isError } = useFileDownload(source, fallbackName);
  return (
    <button
      type="button"
      role={isError ? undefined : 'link'}
      aria-disabled={isPending || undefined}
      onClick={save}
      className={linkLook({
        className: 'inline-flex min-h-6 cursor-pointer items-center gap-1.5 aria-disabled:cursor-progress',
      })}
    >
      {isPending ? <Spinner /> : <Icon glyph={isError ? RotateCcw : icon} size={14} />}
      {isError ? 'Retry' : label}
    </button>
  );
}
