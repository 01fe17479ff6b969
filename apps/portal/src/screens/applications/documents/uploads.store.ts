import { observable } from '../../../base/observable.ts';
import { afterUpload, isSending, nextUploads, type Upload, type UploadEvent } from './uploads.model.ts';

export interface Uploading {
  readonly uploads: readonly Upload[];
  /** Name of the last file that arrived; initially empty. */
  readonly arrived: string;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number, total: number) => void;
}

/** Sends one file. Resolves with the reason if it was rejected, with nothing if it arrived. */
export type SendFile = (
  file: File,
  options: SendOptions,
) => Promise<{ reason: string | undefined } | undefined>;

/** The uploads of one application, independent of any component: two run at a time, each with progress and result. */
export interface UploadStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => Uploading;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: number) => void;
  /** Aborts a running upload, or removes a failed one. */
  readonly remove: (id: number) => void;
  readonly stopAll: () => void;
}

export function createUploadStore(
  send: SendFile,
  /** Called at each change with whether uploads are left: queued, running or failed. */
  onHold: (holds: boolean) => void = () => undefined,
): UploadStore {
  const state = observable<Uploading>({ uploads: [], arrived: '' });
  const underWay = new Map<number, AbortController>();
  // One listener for each store: the first store to finish would remove a shared one.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();

  function tell(event: UploadEvent, arrived = state.get().arrived) {
    const after = afterUpload(state.get().uploads, event);
    const turn = nextUploads(after);
    const uploads = turn.reduce((all, { id }) => afterUpload(all, { kind: 'started', id }), after);
    // Closing the tab aborts the uploads, so the browser asks first.
    (uploads.some(isSending) ? addEventListener : removeEventListener)('beforeunload', ask);
    onHold(uploads.length > 0);
    state.set({ uploads, arrived });
    for (const upload of turn) void carry(upload);
  }

  async function carry({ id, file }: Upload) {
    const leave = new AbortController();
    underWay.set(id, leave);
    const failed = await send(file, {
      signal: leave.signal,
      onProgress: (bytes, total) => tell({ kind: 'sent', id, bytes, total }),
    });
    underWay.delete(id);
    if (leave.signal.aborted) return;
    if (failed) tell({ kind: 'failed', id, ...failed });
    else tell({ kind: 'gone', id }, file.name);
  }

  const remove = (id: number) => {
    underWay.get(id)?.abort();
    tell({ kind: 'gone', id });
  };

  return {
    subscribe: state.subscribe,
    state: state.get,
    add: (files) => tell({ kind: 'added', files }),
    retry: (id) => tell({ kind: 'retried', id }),
    remove,
    stopAll: () => {
      for (const { id } of state.get().uploads.toReversed()) remove(id);
    },
  };
}
