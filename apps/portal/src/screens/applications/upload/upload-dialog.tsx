import { bulkUploadExtensions, bulkUploadMaximumBytes } from '@portal/api/contract';
import { bulkUploadQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '@portal/ui/dialog';
import { DropZone, DropZoneItem } from '@portal/ui/drop-zone';
import { useClient } from '../../../base/services.tsx';
import { useFeatures } from '../../../session/use-session.ts';
import { FileDownload } from '../../../records/file-download.tsx';
import { CorrectHere, CorrectionsForm } from './correct-here.tsx';
import { ErrorTemplate, UploadOutcomeAlert } from './upload-outcome-alert.tsx';
import { useBulkUpload, type UploadState } from './use-bulk-upload.ts';
import { useCorrections } from './use-corrections.ts';

export interface UploadDialogProps {
  open: boolean;
  onClose: () => void;
}

const wholeWindow = 'max-md:h-[100dvh]! max-md:max-h-none! max-md:rounded-none!';

/** Uploads one spreadsheet of applications and shows the result. A refused one can be corrected on the spot. */
export function UploadDialog({ open, onClose }: UploadDialogProps) {
  const { state, start, cancel } = useBulkUpload();
  const corrections = useCorrections();
  const { draft, errors, busy } = corrections;
  const has = useFeatures();
  const sending = state.phase === 'sending';
  const uploaded = state.phase === 'ended' ? state.outcome : undefined;
  const outcome = corrections.outcome ?? (errors ? undefined : uploaded);
  const done = outcome?.kind === 'success';
  const upload = (file: File, acceptKnownIds?: boolean) => {
    corrections.leave();
    void start(file, acceptKnownIds);
  };
  const correctHere = (fileId: string) =>
    has('UploadCorrections') &&
    state.phase === 'ended' && (
      <CorrectHere
        pending={busy !== undefined}
        onClick={() => void corrections.begin({ fileId, fileName: state.file.name })}
      />
    );
  const result = (
    <UploadOutcomeAlert
      outcome={outcome}
      correctHere={correctHere}
      retrying={busy !== undefined}
      onRetry={corrections.retry}
      onUploadAnyway={() => {
        if (draft) void corrections.send(true);
        else if (state.phase === 'ended') void start(state.file, true);
      }}
    />
  );

  return (
    <DialogRoot
      open={open}
      onOpenChange={onClose}
      dismissible={!sending && busy !== 'sending'}
      unsaved={corrections.unsaved}
    >
      <DialogContent
        size={errors ? 'xl' : 'md'}
        className={errors && wholeWindow}
        discardTitle="Discard corrections?"
      >
        <DialogHeader>
          <DialogTitle>{errors ? `Correct ${errors.FileName}` : 'Upload Applications'}</DialogTitle>
          {!done && <DialogClose />}
        </DialogHeader>
        {errors && draft ? (
          <CorrectionsForm
            {...{ corrections, errors, draft }}
            outcome={result}
            errorTemplate={<ErrorTemplate fileId={draft.fileId} />}
          />
        ) : (
          <>
            <DialogBody>
              <UploadedFile state={state} />
              {result}
              {!sending && !done && (
                <DropZone
                  accept={bulkUploadExtensions}
                  maxBytes={bulkUploadMaximumBytes}
                  maxFiles={1}
                  hint="One spreadsheet, .xlsx or .xls"
                  onFilesAdd={([file]) => file && upload(file)}
                />
              )}
              {!sending && !outcome && corrections.kept && has('UploadCorrections') && (
                <div>
                  <CorrectHere
                    label={`Go on correcting ${corrections.kept.fileName}`}
                    pending={busy !== undefined}
                    onClick={() => corrections.kept && void corrections.begin(corrections.kept)}
                  />
                </div>
              )}
              {!sending && !done && outcome?.kind !== 'invalidData' && has('Template') && <Template />}
            </DialogBody>
            <DialogFooter>
              <Button
                size="md"
                variant={done ? 'primary' : 'secondary'}
                pending={sending && state.allSent}
                onClick={sending ? cancel : onClose}
              >
                {(sending && !state.allSent) || outcome?.kind === 'knownIds' ? 'Cancel' : 'Close'}
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </DialogRoot>
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
