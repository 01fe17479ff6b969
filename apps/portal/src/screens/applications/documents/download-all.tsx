import { documentQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { Download, RotateCcw } from 'lucide-react';
import { useClient } from '../../../app/services.tsx';
import { useFileDownload } from '../../../records/use-file-download.ts';

export interface DownloadAllProps {
  guid: string;
  /** Number of the application, which names the archive. */
  id: number;
  count: number;
}

/** Saves every document in one archive; after a failure it reads Retry (OP-149, OP-250). */
export function DownloadAll({ guid, id, count }: DownloadAllProps) {
  const source = documentQueries(useClient()).all(guid);
  const { save, isPending, isError } = useFileDownload(source, `${id}.zip`);
  return (
    <>
      <Button variant="ghost" icon={isError ? RotateCcw : Download} pending={isPending} onClick={save}>
        {isError ? 'Retry' : `Download all (${count})`}
      </Button>
      <span role="status" className="sr-only">
        {isError && 'Retry'}
      </span>
    </>
  );
}
