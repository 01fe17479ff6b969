import { documentMaximumBytes, documentTooLarge } from '@portal/api/contract';
import { configurationQueries } from '@portal/api/queries';
import { DropZone, DropZoneItem } from '@portal/ui/drop-zone';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import { useDocumentUploads } from './use-document-uploads.ts';

const texts = { tooLarge: () => documentTooLarge };

/** Uploads documents, several at a time, each with its progress and result. */
export function DocumentUploads({ guid }: { guid: string }) {
  const { data } = useQuery(configurationQueries(useClient()).information());
  // Until the accepted types are known, the server rejects the wrong ones.
  const accept = data?.AcceptedDocumentUploadExtensions;
  const { uploads, arrived, add, retry, remove } = useDocumentUploads(guid);
  return (
    <>
      {uploads.length > 0 && (
        <ul aria-label="Uploads" className="m-0 list-none p-0">
          {uploads.map(({ id, file, phase, percent, reason }) => (
            <DropZoneItem
              key={id}
              file={file}
              state={phase}
              percent={percent}
              reason={reason}
              onRetry={() => retry(id)}
              onRemove={() => remove(id)}
            />
          ))}
        </ul>
      )}
      <div className="border-t border-border p-card-x">
        <DropZone
          size="sm"
          accept={accept}
          maxBytes={documentMaximumBytes}
          texts={texts}
          hint={accept?.join(' ')}
          onFilesAdd={add}
        />
      </div>
      <p role="status" className="sr-only">
        {arrived !== '' && `${arrived} uploaded`}
      </p>
    </>
  );
}
