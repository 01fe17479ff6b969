import { bulkUploadColumns, bulkUploadErrorsColumn, bulkUploadMaximumRows } from '@portal/api/contract';
import { concurrencyLimits, type ConcurrencyLimits } from '../../platform/limits/concurrency-limits.ts';
import { inLimitedThread, type ThreadLimits } from '../../platform/limited-thread.ts';
import type { ReaderResult, ReaderTask, WorkerTask } from './read-sheet.ts';
import type { ReaderMessage } from './sheet-reader.worker.ts';
import type { UploadFormat } from './upload-columns.ts';

/** The time and heap for one file. */
export interface SheetReaderLimits extends ThreadLimits {
  /** Default: the limits of the process. */
  readonly concurrency: ConcurrencyLimits;
}

const defaults: SheetReaderLimits = { timeoutMs: 10_000, heap: 512, concurrency: concurrencyLimits };

export const uploadFormat: UploadFormat = {
  columns: bulkUploadColumns,
  errorsColumn: bulkUploadErrorsColumn,
  maximumRows: bulkUploadMaximumRows,
};

/** `heavy`: aborted because it took too long or too much memory. */
export type SheetResult = ReaderResult | { readonly outcome: 'heavy' };

export interface ReadSheet {
  /** SHA-256 of a file; undefined if it was aborted earlier. */
  readonly hash: string | undefined;
  readonly result: SheetResult;
}

/** Transfers the buffer of a file to the reader, including other data in it; a copy would block the event loop. */
export type SheetReader = (task: ReaderTask) => Promise<ReadSheet>;

/** Reads each spreadsheet in its own worker thread. A hostile file can affect neither other files nor other calls. */
export function sheetReader(limits: Partial<SheetReaderLimits> = {}): SheetReader {
  const each = { ...defaults, ...limits };
  return (task) => each.concurrency.run('spreadsheet', () => readAlone(task, each));
}

async function readAlone(task: ReaderTask, limits: ThreadLimits): Promise<ReadSheet> {
  let hash: string | undefined;
  const result = await inLimitedThread(
    new URL('sheet-reader.worker.ts', import.meta.url),
    {
      workerData: { ...task, format: uploadFormat } satisfies WorkerTask,
      transferList: 'bytes' in task ? [task.bytes.buffer] : [],
    },
    limits,
    (message: ReaderMessage) => {
      if (!('hash' in message)) return message;
      ({ hash } = message);
      return undefined;
    },
  );
  return { hash, result: result ?? { outcome: 'heavy' } };
}
