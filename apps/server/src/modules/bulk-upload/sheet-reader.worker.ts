import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { yieldProcessor } from '../../platform/yield-processor.ts';
import { readSheet, type ReaderResult, type WorkerTask } from './read-sheet.ts';

/** First the hash of a file, then the result. */
export type ReaderMessage = ReaderResult | { readonly hash: string };

const send = (message: ReaderMessage) => parentPort?.postMessage(message);

yieldProcessor();
const task = workerData as WorkerTask;
if ('bytes' in task) send({ hash: createHash('sha256').update(task.bytes).digest('base64url') });
send(await readSheet(task));
