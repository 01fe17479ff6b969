import { Permission, unreadableIn } from '@portal/api/contract';
import { documentQueries } from '@portal/api/queries';
import { useClient } from '../../../base/services.tsx';
import { FileButton } from '../../../records/file-download.tsx';
import { Allowed } from '../../../session/allowed.tsx';
import { useCan } from '../../../session/use-session.ts';
import { fullDate } from '../../../formats/dates.ts';
import { DetailCard } from '../detail/detail-card.tsx';
import type { DetailPartProps } from '../detail/detail-part.ts';
import { DocumentRow } from './document-row.tsx';
import { DocumentUploads } from './document-uploads.tsx';

/** Above this number the list scrolls. */
const shownAtOnce = 12;

/** The documents of the application; viewing, downloading and uploading need separate claims (OP-148). */
export function DocumentsCard({ reading }: DetailPartProps) {
  const { application, configuration } = reading;
  const { ApplicationGuid: guid, ApplicationId: id } = application;
  const client = useClient();
  const can = useCan();
  const readable = can(Permission.viewDocumentList);
  const downloadable = can(Permission.downloadDocument);
  const documents = readable ? (application.Documents ?? []) : [];
  const unreadable = unreadableIn(application, 'Documents');
  const many = documents.length > shownAtOnce;

  return (
    <DetailCard
      heading="Documents"
      unreadable={unreadable}
      flush
      actions={
        downloadable &&
        documents.length > 0 && (
          <FileButton
            key={guid}
            variant="ghost"
            source={documentQueries(client).all(guid)}
            fallbackName={`${id}.zip`}
            announced
          >
            {`Download all (${documents.length})`}
          </FileButton>
        )
      }
    >
      {readable && documents.length === 0 && unreadable === 0 && (
        <p className="px-card-x pt-1 pb-card-x text-text-muted">No documents.</p>
      )}
      {documents.length > 0 && (
        <ul
          aria-label="Documents"
          tabIndex={many ? 0 : undefined}
          className={`m-0 list-none border-t border-border p-0 ${many ? 'max-h-[560px] overflow-y-auto' : ''}`}
        >
          {documents.map((document) => (
            <DocumentRow
              key={document.LabDocsId}
              guid={guid}
              document={document}
              date={fullDate(document.UploadedTimestamp, configuration.DefaultDateFormat)}
              downloadable={downloadable}
            />
          ))}
        </ul>
      )}
      <Allowed to={Permission.uploadDocument}>
        <DocumentUploads key={guid} guid={guid} />
      </Allowed>
    </DetailCard>
  );
}
