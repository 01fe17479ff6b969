import { messageOf, type UploadErrors, type WrongCell } from '@portal/api/contract';
import { bulkUploadQueries, failureOf } from '@portal/api/queries';
import { lazyWithPreload } from '@portal/ui/behaviours';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useDraft } from '../../../session/use-draft.ts';
import {
  cellsToDo,
  correctionsOf,
  counted,
  uploadedText,
  withText,
  type CorrectionDraft,
} from './corrections.model.ts';
import { uploadOutcome, uploadTexts, type UploadOutcome } from './upload.model.ts';

/** Loaded when the pointer or the focus reaches 'Correct here'. */
export const CorrectionsForm = lazyWithPreload(
  async () => (await import('./corrections-form.tsx')).CorrectionsForm,
);

/** The corrections of a refused upload. The tab keeps them until the sheet is stored or no longer kept. */
export function useCorrections() {
  const queries = bulkUploadQueries(useClient());
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(queries.correct());
  const [stored, store] = useDraft('upload corrections');
  const [draft, setDraft] = useState<CorrectionDraft>();
  const [errors, setErrors] = useState<UploadErrors>();
  const [outcome, setOutcome] = useState<UploadOutcome>();
  const [busy, setBusy] = useState(false);
  const kept = stored === '' ? undefined : (JSON.parse(stored) as CorrectionDraft);

  const keep = useEffectEvent((changed: CorrectionDraft) => store(JSON.stringify(changed)));
  useEffect(() => {
    if (draft) keep(draft);
  }, [draft]);

  const leave = (ended?: UploadOutcome) => {
    setDraft(undefined);
    setErrors(undefined);
    setOutcome(ended);
    if (ended) store('');
  };
  // A second press comes before the first one is drawn.
  const running = useRef(false);
  const run = async (call: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await call();
    } catch (error) {
      const failure = failureOf(error);
      const text = errors ? uploadTexts.notUploaded : uploadTexts.notRead;
      if (failure?.kind === 'notFound') leave({ kind: 'busy', text: uploadTexts.noLongerKept });
      else setOutcome({ kind: 'retry', text, message: messageOf(failure) });
    }
    running.current = false;
    setBusy(false);
  };
  const read = async (next: CorrectionDraft, wasWrong = false) => {
    setDraft(next);
    const reading = queryClient.query({ ...queries.errors(next.fileId), staleTime: 0, gcTime: 0 });
    const [found] = await Promise.all([reading, CorrectionsForm.load()]);
    setErrors(found);
    const text = `Still wrong: ${counted(cellsToDo(found, next).length, 'cell')}.`;
    setOutcome(wasWrong ? { kind: 'busy', text } : undefined);
  };
  const upload = async (next: CorrectionDraft, acceptKnownIds: boolean) => {
    const reply = await mutateAsync({ ...correctionsOf(next), fileId: next.fileId, acceptKnownIds });
    const result = uploadOutcome(reply);
    if (result.kind === 'success') leave({ ...result, message: uploadedText(reply, next) });
    // The corrections are part of the sheet that the server keeps now.
    else if (result.kind === 'invalidData' && result.errorFileId !== undefined)
      await read({ ...next, fileId: result.errorFileId, texts: {} }, true);
    else if (result.kind === 'knownIds') setOutcome(result);
    else setOutcome({ kind: 'retry', text: uploadTexts.notUploaded, message: reply.Message ?? '' });
  };
  const send = (acceptKnownIds = false) => draft && void run(() => upload(draft, acceptKnownIds));

  const facts = { draft, errors, outcome, busy, kept };
  return {
    ...facts,
    begin: (fileId: string, fileName: string) =>
      void run(() => read(kept?.fileId === fileId ? kept : { fileId, fileName, texts: {}, leftOut: [] })),
    changeText: useCallback(
      (cells: WrongCell | readonly WrongCell[], text: string) =>
        setDraft((now) => now && { ...now, texts: withText(now.texts, [cells].flat(), text) }),
      [],
    ),
    leaveOut: useCallback(
      (row: number, out: boolean) =>
        setDraft((now) => {
          const others = now?.leftOut.filter((each) => each !== row) ?? [];
          return now && { ...now, leftOut: out ? [...others, row] : others };
        }),
      [],
    ),
    send,
    retry: () => (errors ? send() : draft && void run(() => read(draft))),
    leave,
  };
}
