import { Worker } from 'node:worker_threads';
import { bulkUploadColumns, bulkUploadErrorsColumn, bulkUploadMaximumRows } from '@portal/api/contract';
import { concurrencyLimits, type ConcurrencyLimits } from '../../platform/limits/concurrency-limits.ts';
import type { ReaderResult, ReaderTask, ReaderMessage, WorkerTask } from './sheet-reader.worker.ts';
import type { UploadFormat } from './upload-columns.ts';

export interface SheetReaderLimits {
  /** Milliseconds of processor until reading is given up; of the clock four times as many, where others need it as well. */
  readonly timeoutMs: number;
  /** Megabytes of heap for one file. */
  readonly heap: number;
  /** Default those of the process. */
  readonly concurrency: ConcurrencyLimits;
}

const defaults: SheetReaderLimits = { timeoutMs: 5000, heap: 512, concurrency: concurrencyLimits };

/** A busy machine is slow, not wrong: so much longer than on a free one may it take. */
const clockShare = 4;
/** Milliseconds between two looks at what a file has cost. */
const lookMs = 200;

export const uploadFormat: UploadFormat = {
  columns: bulkUploadColumns,
  errorsColumn: bulkUploadErrorsColumn,
  maximumRows: bulkUploadMaximumRows,
};

/** `heavy`: reading was given up, as it took too long or too much memory. */
export type SheetResult = ReaderResult | { readonly outcome: 'heavy' };

export interface ReadSheet {
  /** SHA-256 of the file; undefined where reading was given up before it. */
  readonly hash: string | undefined;
  readonly result: SheetResult;
}

/** The memory of the bytes goes to the reader, with whatever else lies in it: a copy would hold up everybody else. */
export type SheetReader = (task: ReaderTask) => Promise<ReadSheet>;

/**
 * Reads spreadsheets beside the main thread, each in a thread of its own that ends with it: what a hostile file
 * does to the reader meets no other file, and it holds up no other call.
 */
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
      // Nothing of the process is the file's business.
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
    }, lookMs);
    worker.on('message', (message: ReaderMessage) => {
      if ('hash' in message) ({ hash } = message);
      else end(message);
    });
    worker.once('error', () => end({ outcome: 'heavy' }));
    worker.once('exit', () => end({ outcome: 'heavy' }));
    worker.unref();
  });
}
