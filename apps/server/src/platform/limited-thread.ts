import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface ThreadLimits {
  /** CPU milliseconds; four times as long in wall-clock time, for a busy machine. */
  readonly timeoutMs: number;
  /** Megabytes of the heap. */
  readonly heap: number;
}

/** A busy machine is slower, so the wall-clock timeout is this many times the CPU timeout. */
const clockShare = 4;
/** Milliseconds between two checks of the CPU time. */
const checkMs = 200;

const { NODE_COMPILE_CACHE } = process.env;

/** What a thread gets of the environment: no secret, and where compiled code is kept. */
export const threadEnvironment = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/**
 * Runs one task in a worker thread of its own, without the environment of the process. Resolves to the first result
 * that `receive` makes of a message; to undefined if the thread fails, or takes too long or too much memory.
 */
export function inLimitedThread<Message, Result>(
  program: URL,
  task: Pick<WorkerOptions, 'workerData' | 'transferList'>,
  { timeoutMs, heap }: ThreadLimits,
  receive: (message: Message) => Result | undefined,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(program, {
      ...task,
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
      env: threadEnvironment,
      execArgv: [],
      argv: [],
    });
    const end = (result?: Result) => {
      clearTimeout(clock);
      clearInterval(processor);
      resolve(result);
      void worker.terminate();
    };
    const clock = setTimeout(end, timeoutMs * clockShare);
    const processor = setInterval(() => {
      void worker.cpuUsage().then(
        ({ user, system }) => (user + system) / 1000 > timeoutMs && end(),
        () => undefined,
      );
    }, checkMs);
    worker.on('message', (message: Message) => {
      const result = receive(message);
      if (result !== undefined) end(result);
    });
    worker.once('error', () => end());
    worker.once('exit', () => end());
    worker.unref();
  });
}
