import { documentQueries } from '@portal/api/queries';
import { useClient } from '../../../base/services.tsx';
import { FileButton } from '../../../records/file-download.tsx';

export interface DownloadAllProps {
  guid: string;
  /** Id of the application, used in the archive's name. */
  id: number;
  count: number;
}

/** Downloads all documents in one archive (OP-149). */
export const DownloadAll = ({ guid, id, count }: DownloadAllProps) => (
  <FileButton
    variant="ghost"
    source={documentQueries(useClient()).all(guid)}
    fallbackName={`${id}.zip`}
    announced
  >
    {`Download all (${count})`}
  </FileButton>
);
