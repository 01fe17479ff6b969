import { bulkUploadExtensions, bulkUploadMaximumBytes } from '@portal/api/contract';
import { bulkUploadQueries } from '@portal/api/queries';
import { belongsToInputMethod } from '@portal/ui/behaviours';
import { Button } from '@portal/ui/button';
import { Dialog, DialogCancel } from '@portal/ui/dialog';
import { DropZone, DropZoneItem } from '@portal/ui/drop-zone';
import { SquarePen } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useFeatures } from '../../../session/use-session.ts';
import { FileDownload } from '../../../records/file-download.tsx';
import { counted, reasonToWait } from './corrections.model.ts';
import { ErrorTemplate, UploadOutcomeAlert } from './upload-outcome-alert.tsx';
import { useBulkUpload, type UploadState } from './use-bulk-upload.ts';
import { CorrectionsForm, useCorrections } from './use-corrections.ts';

/** Uploads one spreadsheet of applications and shows the result. A refused one can be corrected here. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { state, start, cancel } = useBulkUpload();
  const corrections = useCorrections();
  const { draft, errors, busy, kept } = corrections;
  const has = useFeatures();
  const sending = state.phase === 'sending';
  const uploaded = state.phase === 'ended' && !errors ? state.outcome : undefined;
  const outcome = corrections.outcome ?? uploaded;
  const done = outcome?.kind === 'success';
  const reason = errors && draft && reasonToWait(errors, draft);
  const fileName = state.phase === 'idle' ? '' : state.file.name;
  const idle = !sending && !done && !errors;
  const correctHere = (fileId: string, fileName: string, label = 'Correct here') =>
    has('UploadCorrections') && (
      <Button
        icon={SquarePen}
        pending={busy}
        onPointerEnter={CorrectionsForm.preload}
        onFocus={CorrectionsForm.preload}
        onClick={() => corrections.begin(fileId, fileName)}
      >
        {label}
      </Button>
    );

  return (
    <Dialog
      open
      title={errors ? `Correct ${errors.FileName}` : 'Upload Applications'}
      size={errors ? 'xl' : 'md'}
      className={errors && 'max-md:h-[100dvh]! max-md:max-h-none! max-md:rounded-none!'}
      onOpenChange={onClose}
      dismissible={!sending && !busy}
      unsaved={false}
      onKeyDown={moveByEnter}
      closesInFooter={done}
      footer={
        errors && draft ? (
          <>
            <span className="me-auto self-center">
              <ErrorTemplate fileId={draft.fileId} />
            </span>
            <span role="status" className="self-center text-text-muted max-md:basis-full max-md:text-end">
              {reason}
            </span>
            <DialogCancel aria-disabled={busy} />
            <Button
              size="md"
              variant="primary"
              pending={busy}
              aria-disabled={reason !== undefined}
              onClick={() => corrections.send()}
            >
              Upload {counted(errors.Rows - draft.leftOut.length, 'application')}
            </Button>
          </>
        ) : (
          <Button
            size="md"
            variant={done ? 'primary' : 'secondary'}
            pending={sending && state.allSent}
            onClick={sending ? cancel : onClose}
          >
            {(sending && !state.allSent) || outcome?.kind === 'knownIds' ? 'Cancel' : 'Close'}
          </Button>
        )
      }
    >
      {!errors && <UploadedFile state={state} />}
      <UploadOutcomeAlert
        outcome={outcome}
        correctHere={uploaded?.kind === 'invalidData' && correctHere(uploaded.errorFileId ?? '', fileName)}
        onRetry={corrections.retry}
        onUploadAnyway={() =>
          errors ? corrections.send(true) : state.phase === 'ended' && void start(state.file, true)
        }
      />
      {errors && draft && <CorrectionsForm {...corrections} {...{ errors, draft }} />}
      {idle && (
        <DropZone
          accept={bulkUploadExtensions}
          maxBytes={bulkUploadMaximumBytes}
          maxFiles={1}
          hint="One spreadsheet, .xlsx or .xls"
          onFilesAdd={([file]) => {
            corrections.leave();
            if (file) void start(file);
          }}
        />
      )}
      {idle && !outcome && kept && (
        <div>{correctHere(kept.fileId, kept.fileName, `Go on correcting ${kept.fileName}`)}</div>
      )}
      {idle && outcome?.kind !== 'invalidData' && has('Template') && <Template />}
    </Dialog>
  );
}

/** Enter in the field of a cell goes to the next one. */
function moveByEnter(event: KeyboardEvent<HTMLElement>) {
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]:not(:disabled, button)')];
  const place = fields.indexOf(event.target as HTMLElement);
  if (event.key !== 'Enter' || place < 0 || belongsToInputMethod(event.nativeEvent)) return;
  event.preventDefault();
  fields[place + 1]?.focus();
}

/** The file that is being sent or was stored. After a failure the drop zone returns. */
function UploadedFile({ state }: { state: UploadState }) {
  const sending = state.phase === 'sending';
  const stored = state.phase === 'ended' && state.outcome.kind === 'success';
  if (!sending && !stored) return null;
  const progress = sending && state.allSent ? 'processing' : 'uploading';
  return (
    <ul aria-label="File" className="m-0 list-none p-0">
      <DropZoneItem
        boxed
        file={state.file}
        state={sending ? progress : 'done'}
        percent={sending ? state.percent : 100}
      />
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
