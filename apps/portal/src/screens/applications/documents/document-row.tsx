import type { ApplicationDetail } from '@portal/api/contract';
import { documentQueries } from '@portal/api/queries';
import { Icon } from '@portal/ui/icon';
import { shownFileName } from '@portal/ui/drop-zone';
import { Spinner } from '@portal/ui/spinner';
import { TextLink } from '@portal/ui/text-link';
import { Download, FileImage, FileText, RotateCcw } from 'lucide';
import { useClient } from '../../../base/services.tsx';
import { useFileDownload } from '../../../records/use-file-download.ts';

export type ApplicationDocument = NonNullable<ApplicationDetail['Documents']>[number];

export interface DocumentRowProps {
  guid: string;
  document: ApplicationDocument;
  /** Formatted upload date; empty without a date. */
  date: string;
  /** The name is a download link. */
  downloadable: boolean;
}

const picture = /\.(png|jpe?g|gif|webp|tiff?|heic)$/i;

/** One document with its name, file name and date. */
export function DocumentRow({ guid, document, date, downloadable }: DocumentRowProps) {
  const { ArtifactFriendlyName, OriginalFileName } = document;
  const file = shownFileName(OriginalFileName);
  return (
    <li
      className={`relative grid min-h-[44px] min-w-0 grid-cols-[20px_minmax(0,1fr)] items-center gap-x-2.5 border-t border-border py-1.5 ps-card-x first:border-t-0 hover:bg-row-hover ${
        // Space for the download icon.
        downloadable ? 'pe-[44px]' : 'pe-4'
      }`}
    >
      <Icon glyph={picture.test(file) ? FileImage : FileText} className="text-text-muted" />
      <div className="min-w-0">
        {downloadable ? (
          <DocumentLink guid={guid} document={document} />
        ) : (
          <bdi className="block font-medium wrap-anywhere">{ArtifactFriendlyName}</bdi>
        )}
        <p className="text-xs text-text-muted tabular-nums wrap-anywhere">
          <bdi>{file}</bdi>
          {date !== '' && ` · ${date}`}
        </p>
      </div>
    </li>
  );
}

/** After a failure it becomes a button that says so next to the name (OP-250). */
function DocumentLink({ guid, document }: Pick<DocumentRowProps, 'guid' | 'document'>) {
  const { ArtifactFriendlyName, OriginalFileName, LabDocsId } = document;
  const source = documentQueries(useClient()).document(guid, LabDocsId);
  const { save, isPending, failed } = useFileDownload(source, shownFileName(OriginalFileName));
  const glyph = failed === 'Retry' ? RotateCcw : Download;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {failed && <bdi className="font-medium wrap-anywhere">{ArtifactFriendlyName}</bdi>}
      <TextLink
        quiet
        role={failed ? undefined : 'link'}
        aria-disabled={isPending || undefined}
        onClick={() => save()}
        className="cursor-pointer text-start font-medium wrap-anywhere after:absolute after:inset-0 aria-disabled:cursor-progress"
        render={<button type="button" />}
      >
        {failed ?? ArtifactFriendlyName}
      </TextLink>
      <span aria-hidden className="absolute inset-y-0 end-4 grid place-items-center text-text-muted">
        {isPending ? <Spinner /> : <Icon glyph={glyph} />}
      </span>
    </span>
  );
}
