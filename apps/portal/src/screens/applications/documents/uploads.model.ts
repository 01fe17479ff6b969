/** A document that is being uploaded. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly phase: 'waiting' | 'uploading' | 'processing' | 'failed';
  /** Percentage of bytes sent. */
  readonly percent: number;
  /** Why it failed, if the server says so. */
  readonly reason: string | undefined;
}

export type UploadEvent =
  | { readonly kind: 'added'; readonly files: readonly File[] }
  | { readonly kind: 'gone'; readonly id: number }
  | ChangeOfUpload;

type ChangeOfUpload =
  | { readonly kind: 'started' | 'retried'; readonly id: number }
  | { readonly kind: 'sent'; readonly id: number; readonly bytes: number; readonly total: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string | undefined };

/** Uploads that run in parallel: more would share the same bandwidth and finish no sooner. */
const atOnce = 2;

/** Applies an event to the uploads. An upload that has arrived or was removed is dropped. */
export function afterUpload(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.kind === 'added') {
    const next = 1 + Math.max(0, ...uploads.map(({ id }) => id));
    return [...uploads, ...event.files.map((file, index) => waiting(file, next + index))];
  }
  if (event.kind === 'gone') return uploads.filter(({ id }) => id !== event.id);
  return uploads.map((upload) => (upload.id === event.id ? changed(upload, event) : upload));
}

const waiting = (file: File, id: number): Upload => ({
  id,
  file,
  phase: 'waiting',
  percent: 0,
  reason: undefined,
});

function changed(upload: Upload, event: ChangeOfUpload): Upload {
  switch (event.kind) {
    case 'started':
      return { ...upload, phase: 'uploading' };
    case 'sent': {
      const { bytes, total } = event;
      return {
        ...upload,
        phase: bytes >= total ? 'processing' : 'uploading',
        percent: (bytes / total) * 100,
      };
    }
    case 'failed':
      return { ...upload, phase: 'failed', reason: event.reason };
    case 'retried':
      return waiting(upload.file, upload.id);
  }
}

export const isSending = ({ phase }: Upload): boolean => phase === 'uploading' || phase === 'processing';

/** The queued uploads that may start now. */
export const nextUploads = (uploads: readonly Upload[]): readonly Upload[] =>
  uploads
    .filter(({ phase }) => phase === 'waiting')
    .slice(0, Math.max(0, atOnce - uploads.filter(isSending).length));
