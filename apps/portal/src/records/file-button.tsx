import type { FetchedFile } from '@portal/api/queries';
import { Button, type ButtonProps } from '@portal/ui/button';
import { Tooltip } from '@portal/ui/tooltip';
import type { UseMutationOptions } from '@tanstack/react-query';
import { Download, RotateCcw } from 'lucide-react';
import { useFileDownload } from './use-file-download.ts';

export interface FileButtonProps extends Omit<ButtonProps, 'icon' | 'pending' | 'onClick'> {
  /** Fetches the file. */
  source: UseMutationOptions<FetchedFile>;
  /** Name of the file if the server gives none. */
  fallbackName: string;
  /** Why it cannot be saved, as a sentence. Default: it can. */
  obstacle?: string | undefined;
  /** A failure is announced. Default false. */
  announced?: boolean;
}

/** A button that saves a file; after a failure it reads Retry (OP-250). */
export function FileButton({
  source,
  fallbackName,
  obstacle,
  announced = false,
  children,
  ...button
}: FileButtonProps) {
  const { save, isPending, isError } = useFileDownload(source, fallbackName);
  return (
    <>
      <Tooltip text={obstacle ?? ''}>
        <Button
          {...button}
          icon={isError ? RotateCcw : Download}
          pending={isPending}
          aria-disabled={obstacle !== undefined}
          onClick={save}
        >
          {isError ? 'Retry' : children}
        </Button>
      </Tooltip>
      {announced && (
        <span role="status" className="sr-only">
          {isError && 'Retry'}
        </span>
      )}
    </>
  );
}
