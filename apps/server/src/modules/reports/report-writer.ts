import { Worker } from 'node:worker_threads';
import type { Tenant } from '../../platform/tenant.ts';
import { tenantColours } from '../../tenants/tenant-theme.ts';
import type { ReportContent } from './report-content.ts';
import type { ReportTask } from './report.worker.ts';

/** Milliseconds until writing is aborted. */
const timeoutMs = 30_000;

/**
 * Writes a report in the tenant's colours, in a worker thread: reading fonts would block the main thread for a fifth
 * of a second or more. Rejects after 30 s.
 */
export function writeReport(
  tenant: Pick<Tenant, 'theme' | 'drawings'>,
  content: ReportContent,
): Promise<Uint8Array> {
  const { logo } = tenant.drawings;
  const image = logo && { bytes: new TextEncoder().encode(logo), mediaType: 'image/svg+xml' as const };
  const task: ReportTask = { content, theme: { ...tenantColours(tenant), logo: image || undefined } };
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
    const timer = setTimeout(() => fail('it took too long.'), timeoutMs);
    worker.once('message', (bytes: Uint8Array) => end(() => resolve(bytes)));
    worker.once('error', (error: Error) => fail(error.message));
    worker.once('exit', () => fail('its thread ended.'));
    worker.unref();
  });
}
