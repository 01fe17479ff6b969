import { documentQueries, failureOf } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useClient } from '../../../app/services.tsx';
import { afterUpload, isSending, nextUploads, type Upload } from './uploads.model.ts';

/** Files on their way to be documents of an application; leaving the application stops them. */
export function useDocumentUploads(guid: string) {
  const { mutateAsync } = useMutation(documentQueries(useClient()).upload(guid));
  const [uploads, tell] = useReducer(afterUpload, []);
  const [arrived, setArrived] = useState('');
  const leaving = useRef(new Map<number, AbortController>());

  const send = async ({ id, file }: Upload) => {
    const leave = new AbortController();
    leaving.current.set(id, leave);
    tell({ kind: 'started', id });
    try {
      await mutateAsync({
        file,
        signal: leave.signal,
        onProgress: (bytes, total) => tell({ kind: 'sent', id, bytes, total }),
      });
      tell({ kind: 'gone', id });
      setArrived(file.name);
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind === 'aborted') return;
      const said = failure?.kind === 'invalid' ? failure.message : '';
      tell({ kind: 'failed', id, reason: said === '' ? undefined : said });
    } finally {
      leaving.current.delete(id);
    }
  };

  useEffect(() => {
    for (const upload of nextUploads(uploads)) if (!leaving.current.has(upload.id)) void send(upload);
  });

  useEffect(() => {
    const stopped = leaving.current;
    return () => {
      for (const leave of stopped.values()) leave.abort();
    };
  }, []);

  const sending = uploads.some(isSending);
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [sending]);

  return {
    uploads,
    /** Name of the file that arrived last; empty before. */
    arrived,
    add: (files: readonly File[]) => tell({ kind: 'added', files }),
    retry: (id: number) => tell({ kind: 'retried', id }),
    /** Stops one on its way, or takes away one that failed. */
    remove: (id: number) => {
      leaving.current.get(id)?.abort();
      tell({ kind: 'gone', id });
    },
  };
}
