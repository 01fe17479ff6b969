import { messageOf } from '@portal/api/contract';
import { bulkUploadQueries, failureOf } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { uploadOutcome, uploadTexts, type UploadOutcome } from './upload.model.ts';

export type UploadState =
  | { readonly phase: 'idle' }
  /** `percent` counts the bytes sent; `allSent` means that only the server's response is missing. */
  | { readonly phase: 'sending'; readonly file: File; readonly percent: number; readonly allSent: boolean }
  | { readonly phase: 'ended'; readonly file: File; readonly outcome: UploadOutcome };

/** One upload at a time, from choosing the file to the result. */
export function useBulkUpload() {
  const { mutateAsync } = useMutation(bulkUploadQueries(useClient()).upload());
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  /** `acceptKnownIds` stores the rows although applications with their ExternalIDs exist. */
  const start = async (file: File, acceptKnownIds = false) => {
    const leave = new AbortController();
    leaving.current = leave;
    const end = (outcome: UploadOutcome) => setState({ phase: 'ended', file, outcome });
    setState({ phase: 'sending', file, percent: 0, allSent: false });
    try {
      const reply = await mutateAsync({
        file,
        acceptKnownIds,
        signal: leave.signal,
        onProgress: (bytes, total) =>
          setState({ phase: 'sending', file, percent: (bytes / total) * 100, allSent: bytes >= total }),
      });
      end(uploadOutcome(reply));
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind === 'aborted') setState({ phase: 'idle' });
      else if (failure?.kind === 'network') end({ kind: 'busy', text: uploadTexts.unanswered });
      else if (failure?.kind === 'throttled') end({ kind: 'busy', text: failure.message });
      else end({ kind: 'otherError', message: messageOf(failure) });
    }
  };

  return { state, start, cancel: () => leaving.current?.abort() };
}
