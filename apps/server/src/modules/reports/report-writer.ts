import { Worker } from 'node:worker_threads';
import type { ReportTask } from './report.worker.ts';

/** Milliseconds until writing is given up. */
const patience = 30_000;

/**
 * Writes a report beside the main thread, in a thread of its own: reading fonts takes a fifth of a second and more, in
 * which no other call would be answered. Fails where it is not written within 30 s.
 */
export function writeReport(task: ReportTask): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('report.worker.ts', import.meta.url), {
      workerData: task,
      env: {},
      execArgv: [],
      argv: [],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    const fail = (reason: string) => end(() => reject(new Error(`The report was not written: ${reason}`)));
    const timer = setTimeout(() => fail('it took too long.'), patience);
    worker.once('message', (bytes: Uint8Array) => end(() => resolve(bytes)));
    worker.once('error', (error: Error) => fail(error.message));
    worker.once('exit', () => fail('its thread ended.'));
    worker.unref();
  });
}
