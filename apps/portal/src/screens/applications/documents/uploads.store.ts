import { observable } from '../../../base/observable.ts';

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

export interface Uploading {
  readonly uploads: readonly Upload[];
  /** Name of the last file that arrived; initially empty. */
  readonly arrived: string;
}

/** Sends one file. Resolves with the reason if it was rejected, with nothing if it arrived. */
export type SendFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (bytes: number, total: number) => void },
) => Promise<{ reason: string | undefined } | undefined>;

export type UploadStore = ReturnType<typeof createUploadStore>;

/** Uploads that run in parallel: more would share the same bandwidth and finish no sooner. */
const atOnce = 2;

const queued = { phase: 'waiting', percent: 0, reason: undefined } as const;
const isSending = ({ phase }: Upload): boolean => phase === 'uploading' || phase === 'processing';

/** The uploads of one application, independent of any component: two run at a time, each with progress and result. */
export function createUploadStore(
  send: SendFile,
  /** Called at each change with whether uploads are left: queued, running or failed. */
  onHold: (holds: boolean) => void = () => undefined,
) {
  const state = observable<Uploading>({ uploads: [], arrived: '' });
  const underWay = new Map<number, AbortController>();
  let lastId = 0;
  // One listener for each store: the first store to finish would remove a shared one.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();

  /** Shows these uploads and starts those whose turn it is. */
  function show(all: readonly Upload[], arrived = state.get().arrived) {
    const free = atOnce - all.filter(isSending).length;
    const turn = all.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, free));
    const uploads = all.map((upload) =>
      turn.includes(upload) ? { ...upload, phase: 'uploading' as const } : upload,
    );
    // Closing the tab aborts the uploads, so the browser asks first.
    (uploads.some(isSending) ? addEventListener : removeEventListener)('beforeunload', ask);
    onHold(uploads.length > 0);
    state.set({ uploads, arrived });
    for (const upload of turn) void carry(upload);
  }
  const change = (id: number, changed: Partial<Upload>) =>
    show(state.get().uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));
  const drop = (id: number, arrived?: string) =>
    show(
      state.get().uploads.filter((upload) => upload.id !== id),
      arrived,
    );

  async function carry({ id, file }: Upload) {
    const leave = new AbortController();
    underWay.set(id, leave);
    const failed = await send(file, {
      signal: leave.signal,
      onProgress: (bytes, total) =>
        change(id, { phase: bytes >= total ? 'processing' : 'uploading', percent: (bytes / total) * 100 }),
    });
    underWay.delete(id);
    if (leave.signal.aborted) return;
    if (failed) change(id, { phase: 'failed', ...failed });
    else drop(id, file.name);
  }

  /** Aborts a running upload, or removes a failed one. */
  const remove = (id: number) => {
    underWay.get(id)?.abort();
    drop(id);
  };
  return {
    subscribe: state.subscribe,
    state: state.get,
    add: (files: readonly File[]) =>
      show([...state.get().uploads, ...files.map((file) => ({ ...queued, file, id: (lastId += 1) }))]),
    retry: (id: number) => change(id, queued),
    remove,
    stopAll: () => {
      for (const { id } of state.get().uploads.toReversed()) remove(id);
    },
  };
}
