import {
  ThreadsPoolWorker,
  type PoolOptions,
  type PoolRunnerInitializer,
  type PoolWorker,
} from 'vitest/node';

/** Each run leaves listeners behind, and perhaps what a change has made of a module: after so many a thread makes way. */
const runsOfThread = process.env['MUTANTS_FRESH'] === 'yes' ? 1 : 50;

type Listener = (...said: unknown[]) => void;

let kept: { readonly thread: ThreadsPoolWorker; runs: number } | undefined;

async function endThread(): Promise<void> {
  const ended = kept;
  kept = undefined;
  await ended?.thread.stop();
}

/**
 * One thread for many changes: what it has loaded stays loaded, which is nearly all of the time that a change takes. A change
 * of what runs as a file is loaded has a thread to itself.
 */
class KeptThread implements PoolWorker {
  readonly name = 'kept-thread';
  readonly #options: PoolOptions;
  readonly #listeners: (readonly [event: string, listener: Listener])[] = [];

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get #alone(): boolean {
    return this.#options.project.getProvidedContext().mutantActivation !== 'runtime';
  }

  get #thread(): ThreadsPoolWorker {
    if (!kept) throw new Error('The thread has ended.');
    return kept.thread;
  }

  async start(): Promise<void> {
    if (this.#alone) await endThread();
    if (kept) return;
    kept = { thread: new ThreadsPoolWorker(this.#options), runs: 0 };
    await kept.thread.start();
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) kept?.thread.off(event, listener);
    if (!kept) return;
    kept.runs += 1;
    if (this.#alone || kept.runs >= runsOfThread) await endThread();
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    kept?.thread.off(event, listener);
  }

  send(message: Parameters<PoolWorker['send']>[0]): void {
    if (message.type === 'stop') queueMicrotask(() => this.#saysStopped());
    else this.#thread.send(message);
  }

  /** The thread goes on; whoever has used it need not know. */
  #saysStopped(): void {
    for (const [event, listener] of this.#listeners)
      if (event === 'message') listener({ __vitest_worker_response__: true, type: 'stopped' });
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by Stryker's runner: `static` where the change is there before anything is loaded. */
    mutantActivation?: 'static' | 'runtime';
  }
}

const keptThread: PoolRunnerInitializer = {
  name: 'kept-thread',
  createPoolWorker: (options) => new KeptThread(options),
};

/** Stryker's runner names a pool of Vitest's own, so this takes its place afterwards. */
export const onKeptThread = {
  name: 'on-kept-thread',
  configureVitest({
    project,
    vitest,
  }: {
    project: PoolOptions['project'];
    vitest: { onClose(end: () => Promise<void>): void };
  }) {
    project.config.pool = keptThread.name;
    project.config.poolRunner = keptThread;
    vitest.onClose(endThread);
  },
};
