import { bulkUploadQueries, failureOf } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../../app/services.tsx';
import type { requestKeys } from '../cancel/cancel.model.ts';
import { fileIdentity, uploadOutcome, type UploadOutcome } from './upload.model.ts';

export type UploadState =
  | { readonly phase: 'idle' }
  /** `percent` of what is sent; everything has left while the answer is awaited. */
  | { readonly phase: 'sending'; readonly file: File; readonly percent: number; readonly allSent: boolean }
  | { readonly phase: 'ended'; readonly file: File; readonly outcome: UploadOutcome };

/** One upload at a time, from the choice of a file to its outcome. */
export function useBulkUpload(keys: ReturnType<typeof requestKeys>) {
  const { mutateAsync } = useMutation(bulkUploadQueries(useClient()).upload());
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  /** The server may have stored applications. */
  const [sent, setSent] = useState(false);
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
        key: keys.keyFor(fileIdentity(file)),
        signal: leave.signal,
        onProgress: (bytes, total) => {
          const allSent = bytes >= total;
          if (allSent) setSent(true);
          setState({ phase: 'sending', file, percent: (bytes / total) * 100, allSent });
        },
      });
      keys.answered();
      setSent(true);
      end(uploadOutcome(reply));
    } catch (error) {
      if (failureOf(error)?.kind === 'aborted') setState({ phase: 'idle' });
      else end({ kind: 'otherError' });
    }
  };

  return { state, sent, start, cancel: () => leaving.current?.abort() };
}
