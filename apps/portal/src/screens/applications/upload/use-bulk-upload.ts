import { bulkUploadQueries, throttledMessage, failureOf } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { uploadOutcome, type UploadOutcome } from './upload.model.ts';

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

  const start = async (file: File) => {
    const leave = new AbortController();
    leaving.current = leave;
    const end = (outcome: UploadOutcome) => setState({ phase: 'ended', file, outcome });
    setState({ phase: 'sending', file, percent: 0, allSent: false });
    try {
      const reply = await mutateAsync({
        file,
        signal: leave.signal,
        onProgress: (bytes, total) =>
          setState({ phase: 'sending', file, percent: (bytes / total) * 100, allSent: bytes >= total }),
      });
      end(uploadOutcome(reply));
    } catch (error) {
      if (failureOf(error)?.kind === 'aborted') setState({ phase: 'idle' });
      else {
        const text = throttledMessage(error);
        end(text === undefined ? { kind: 'otherError' } : { kind: 'busy', text });
      }
    }
  };

  return { state, start, cancel: () => leaving.current?.abort() };
}
