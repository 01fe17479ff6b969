import { Worker } from 'node:worker_threads';
import { bulkUploadColumns, bulkUploadErrorsColumn, bulkUploadMaximumRows } from '@portal/api/contract';
import { places } from '../../http/places.ts';
import type { ReaderResult, ReaderTask, WorkerTask } from './sheet-reader.worker.ts';
import type { UploadFormat } from './upload-columns.ts';

export interface SheetReaderLimits {
  /** Files read at the same time. */
  readonly atOnce: number;
  /** Files that may wait for their turn; more are refused. */
  readonly waiting: number;
  /** Milliseconds until reading is given up. */
  readonly patience: number;
  /** Megabytes of heap for one file. */
  readonly heap: number;
}

const defaults: SheetReaderLimits = { atOnce: 2, waiting: 8, patience: 20_000, heap: 512 };

export const uploadFormat: UploadFormat = {
  columns: bulkUploadColumns,
  errorsColumn: bulkUploadErrorsColumn,
  maximumRows: bulkUploadMaximumRows,
};

/** `heavy`: reading was given up, as it took too long or too much memory. */
export type SheetResult = ReaderResult | { readonly outcome: 'heavy' };

export type SheetReader = (task: ReaderTask) => Promise<SheetResult>;

/**
 * Reads spreadsheets beside the main thread, each in a thread of its own that ends with it: what a hostile file
 * does to the reader meets no other file, and it holds up no other call.
 */
export function sheetReader(limits: Partial<SheetReaderLimits> = {}): SheetReader {
  const { atOnce, waiting, ...each } = { ...defaults, ...limits };
  const enter = places(atOnce, waiting);
  return async (task) => {
    const leave = await enter();
    try {
      return await readAlone(task, each);
    } finally {
      leave();
    }
  };
}

function readAlone(
  task: ReaderTask,
  { patience, heap }: Pick<SheetReaderLimits, 'patience' | 'heap'>,
): Promise<SheetResult> {
  // A view would take along everything else of the memory that it lies in.
  const bytes = new Uint8Array(task.bytes);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('sheet-reader.worker.ts', import.meta.url), {
      workerData: { ...task, bytes, format: uploadFormat } satisfies WorkerTask,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
      // Nothing of the process is the file's business.
      env: {},
      execArgv: [],
      argv: [],
    });
    const end = (result: SheetResult) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ outcome: 'heavy' }), patience);
    worker.once('message', (result: ReaderResult) => end(result));
    worker.once('error', () => end({ outcome: 'heavy' }));
    worker.once('exit', () => end({ outcome: 'heavy' }));
    worker.unref();
  });
}
