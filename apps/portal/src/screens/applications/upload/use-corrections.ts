import { messageOf, type UploadErrors, type WrongCell } from '@portal/api/contract';
import { failureOf, uploadCorrectionQueries } from '@portal/api/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useDraft } from '../../../session/use-draft.ts';
import { CorrectionsForm } from './correct-here.tsx';
import {
  correctionsOf,
  keptMs,
  parseDraft,
  stillWrong,
  uploadedText,
  withRow,
  withText,
  type CorrectionDraft,
  type RefusedFile,
} from './corrections.model.ts';
import { uploadOutcome, type UploadOutcome } from './upload.model.ts';

/**
 * The corrections of a refused upload, from its errors to the result. They are kept until the sheet is stored or the
 * server no longer keeps it; an expired session keeps them too.
 */
export function useCorrections() {
  const queries = uploadCorrectionQueries(useClient());
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(queries.upload());
  const [stored, store, isStored] = useDraft('upload corrections');
  const [now] = useState(() => Date.now());
  const kept = useMemo(() => parseDraft(stored, now), [stored, now]);
  const [draft, setDraft] = useState<CorrectionDraft>();
  const [errors, setErrors] = useState<UploadErrors>();
  const [outcome, setOutcome] = useState<UploadOutcome>();
  const [busy, setBusy] = useState<'reading' | 'sending'>();
  const running = useRef(false);

  const keep = useEffectEvent((changed: CorrectionDraft) => store(JSON.stringify(changed)));
  useEffect(() => {
    if (draft) keep(draft);
  }, [draft]);

  const end = (ended?: UploadOutcome) => {
    setDraft(undefined);
    setErrors(undefined);
    setOutcome(ended);
    if (ended) store('');
  };
  /** Runs one call at a time. After a 404 the sheet is no longer kept. */
  const run = async (kind: 'reading' | 'sending', call: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(kind);
    try {
      await call();
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind === 'notFound') end({ kind: 'noLongerKept' });
      else
        setOutcome({
          kind: kind === 'reading' ? 'notRead' : 'notUploaded',
          message: messageOf(failure) || undefined,
        });
    }
    running.current = false;
    setBusy(undefined);
  };

  const read = async (next: CorrectionDraft): Promise<UploadErrors> => {
    setDraft(next);
    const reading = queryClient.query({ ...queries.errors(next.fileId), staleTime: 0, gcTime: 0 });
    const [found] = await Promise.all([reading, CorrectionsForm.load()]);
    setErrors(found);
    setOutcome(undefined);
    return found;
  };
  const open = (next: CorrectionDraft) => run('reading', async () => void (await read(next)));
  const send = (acceptKnownIds = false) =>
    run('sending', async () => {
      if (!draft) return;
      const reply = await mutateAsync({ ...correctionsOf(draft), fileId: draft.fileId, acceptKnownIds });
      const result = uploadOutcome(reply);
      if (result.kind === 'success') end({ ...result, message: uploadedText(reply, draft) });
      else if (result.kind === 'invalidData' && result.errorFileId !== undefined) {
        // The corrections are part of the sheet that the server keeps now.
        const next = { ...draft, fileId: result.errorFileId, until: Date.now() + keptMs, texts: {} };
        setOutcome({ kind: 'stillWrong', text: stillWrong(await read(next)) });
      } else setOutcome(result.kind === 'otherError' ? { ...result, kind: 'notUploaded' } : result);
    });

  return {
    draft,
    errors,
    outcome,
    busy,
    /** Corrections that were begun in this tab and can be continued. */
    kept,
    /** Something was corrected that closing the dialog would lose. */
    unsaved: draft !== undefined && !isStored(),
    /** Begins the corrections of a file, or continues them. */
    begin: (file: Omit<RefusedFile, 'until'>) =>
      open(
        kept?.fileId === file.fileId ? kept : { ...file, until: Date.now() + keptMs, texts: {}, leftOut: [] },
      ),
    changeText: useCallback(
      (cells: readonly WrongCell[], text: string) => setDraft((now) => now && withText(now, cells, text)),
      [],
    ),
    leaveOut: useCallback(
      (row: number, out: boolean) => setDraft((now) => now && withRow(now, row, out)),
      [],
    ),
    send,
    retry: () => (errors ? void send() : draft && void open(draft)),
    /** Leaves the corrections; they can be continued. */
    leave: () => end(),
  };
}

export type CorrectionsOfUpload = ReturnType<typeof useCorrections>;
