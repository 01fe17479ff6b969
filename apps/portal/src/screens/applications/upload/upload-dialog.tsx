import { bulkUploadExtensions, bulkUploadMaximumBytes } from '@portal/api/contract';
import { bulkUploadQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { DropZone, DropZoneItem } from '@portal/ui/drop-zone';
import { useClient } from '../../../base/services.tsx';
import { useFeatures } from '../../../session/use-session.ts';
import { FileDownload } from '../../../records/file-download.tsx';
import { UploadOutcomeAlert } from './upload-outcome-alert.tsx';
import { useBulkUpload, type UploadState } from './use-bulk-upload.ts';

export interface UploadDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Uploads one spreadsheet of applications and shows the result. */
export function UploadDialog({ open, onClose }: UploadDialogProps) {
  const { state, start, cancel } = useBulkUpload();
  const has = useFeatures();
  const sending = state.phase === 'sending';
  const outcome = state.phase === 'ended' ? state.outcome : undefined;
  const done = outcome?.kind === 'success';

  return (
    <Dialog
      open={open}
      title="Upload Applications"
      onOpenChange={onClose}
      dismissible={!sending}
      closesInFooter={done}
      footer={
        <Button
          size="md"
          variant={done ? 'primary' : 'secondary'}
          pending={sending && state.allSent}
          onClick={sending ? cancel : onClose}
        >
          {(sending && !state.allSent) || outcome?.kind === 'knownIds' ? 'Cancel' : 'Close'}
        </Button>
      }
    >
      <UploadedFile state={state} />
      <UploadOutcomeAlert
        outcome={outcome}
        onUploadAnyway={() => state.phase === 'ended' && void start(state.file, true)}
      />
      {!sending && !done && (
        <DropZone
          accept={bulkUploadExtensions}
          maxBytes={bulkUploadMaximumBytes}
          maxFiles={1}
          hint="One spreadsheet, .xlsx or .xls"
          onFilesAdd={([file]) => file && void start(file)}
        />
      )}
      {!sending && !done && outcome?.kind !== 'invalidData' && has('Template') && <Template />}
    </Dialog>
  );
}

/** The file that is being sent or was stored. After a failure the drop zone returns. */
function UploadedFile({ state }: { state: UploadState }) {
  const sending = state.phase === 'sending';
  const stored = state.phase === 'ended' && state.outcome.kind === 'success';
  if (!sending && !stored) return null;
  return (
    <ul aria-label="File" className="m-0 list-none p-0">
      {sending ? (
        <DropZoneItem
          boxed
          file={state.file}
          state={state.allSent ? 'processing' : 'uploading'}
          percent={state.percent}
        />
      ) : (
        <DropZoneItem boxed file={state.file} state="done" percent={100} />
      )}
    </ul>
  );
}

function Template() {
  const source = bulkUploadQueries(useClient()).template();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-text-muted">
      Use the latest bulk upload template.
      <FileDownload
        label="Download template"
        source={source}
        fallbackName="application-upload-template.xlsx"
      />
    </p>
  );
}
