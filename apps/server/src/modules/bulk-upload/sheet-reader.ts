import { Worker } from 'node:worker_threads';
import { bulkUploadColumns, bulkUploadErrorsColumn, bulkUploadMaximumRows } from '@portal/api/contract';
import { concurrencyLimits, type ConcurrencyLimits } from '../../platform/limits/concurrency-limits.ts';
import type { ReaderResult, ReaderTask, WorkerTask } from './read-sheet.ts';
import type { ReaderMessage } from './sheet-reader.worker.ts';
import type { UploadFormat } from './upload-columns.ts';

export interface SheetReaderLimits {
  /** CPU milliseconds per file; four times as long in wall-clock time, for a busy machine. */
  readonly timeoutMs: number;
  /** Megabytes of heap for one file. */
  readonly heap: number;
  /** Default: the limits of the process. */
  readonly concurrency: ConcurrencyLimits;
}

const defaults: SheetReaderLimits = { timeoutMs: 10_000, heap: 512, concurrency: concurrencyLimits };

/** A busy machine is slower, so the wall-clock timeout is this many times the CPU timeout. */
const clockShare = 4;
/** Milliseconds between two checks of the CPU time. */
const checkMs = 200;

export const uploadFormat: UploadFormat = {
  columns: bulkUploadColumns,
  errorsColumn: bulkUploadErrorsColumn,
  maximumRows: bulkUploadMaximumRows,
};

/** `heavy`: aborted because it took too long or too much memory. */
export type SheetResult = ReaderResult | { readonly outcome: 'heavy' };

export interface ReadSheet {
  /** SHA-256 of the file; undefined if it was aborted earlier. */
  readonly hash: string | undefined;
  readonly result: SheetResult;
}

/** Transfers the buffer to the reader, including other data in it; a copy would block the event loop. */
export type SheetReader = (task: ReaderTask) => Promise<ReadSheet>;

/** Reads each spreadsheet in its own worker thread. A hostile file can affect neither other files nor other calls. */
export function sheetReader(limits: Partial<SheetReaderLimits> = {}): SheetReader {
  const each = { ...defaults, ...limits };
  return (task) => each.concurrency.run('spreadsheet', () => readAlone(task, each));
}

function readAlone(
  task: ReaderTask,
  { timeoutMs, heap }: Pick<SheetReaderLimits, 'timeoutMs' | 'heap'>,
): Promise<ReadSheet> {
  return new Promise((resolve) => {
    let hash: string | undefined;
    const worker = new Worker(new URL('sheet-reader.worker.ts', import.meta.url), {
      workerData: { ...task, format: uploadFormat } satisfies WorkerTask,
      transferList: [task.bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
      // The file gets no environment of the process.
      env: {},
      execArgv: [],
      argv: [],
    });
    const end = (result: SheetResult) => {
      clearTimeout(clock);
      clearInterval(processor);
      resolve({ hash, result });
      void worker.terminate();
    };
    const clock = setTimeout(() => end({ outcome: 'heavy' }), timeoutMs * clockShare);
    const processor = setInterval(() => {
      void worker.cpuUsage().then(
        ({ user, system }) => (user + system) / 1000 > timeoutMs && end({ outcome: 'heavy' }),
        () => undefined,
      );
    }, checkMs);
    worker.on('message', (message: ReaderMessage) => {
      if ('hash' in message) ({ hash } = message);
      else end(message);
    });
    worker.once('error', () => end({ outcome: 'heavy' }));
    worker.once('exit', () => end({ outcome: 'heavy' }));
    worker.unref();
  });
}
