import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../../platform/limited-thread.ts';
import { drawingOf } from '../../platform/images/draw-image.ts';
import type { Tenant, TenantImage, TenantImages } from '../../platform/tenant.ts';
import { tenantColours } from '../../tenants/tenant-theme.ts';
import type { ReportContent } from './report-content.ts';
import type { ReportTheme } from './report-pdf.ts';
import type { ReportTask } from './report.worker.ts';

/** Milliseconds until writing is aborted. */
const timeoutMs = 30_000;
/** Milliseconds that a thread waits for another report; it holds about 60 MB. */
const idleMs = 60_000;

/** The look of reports with this theme and logo. */
export const reportTheme = async (
  tenant: Pick<Tenant, 'theme'>,
  logo: TenantImage | undefined,
): Promise<ReportTheme> => ({ ...tenantColours(tenant), logo: logo && (await drawingOf(logo)) });

/** The published look of a tenant's reports. */
export async function tenantReportTheme(
  images: Pick<TenantImages, 'read'>,
  tenant: Pick<Tenant, 'id' | 'theme' | 'images'>,
): Promise<ReportTheme> {
  const { Logo } = tenant.images;
  return reportTheme(tenant, Logo && (await images.read(tenant.id, Logo.ImageId)));
}

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let previous: Promise<unknown> = Promise.resolve();

/**
 * Writes a report in a tenant's colours, in a worker thread, one after another: reading fonts would block the main
 * thread for a fifth of a second or more. The thread is kept for the next report. Rejects after 30 s of writing.
 */
export function writeReport(theme: ReportTheme, content: ReportContent): Promise<Uint8Array> {
  const report = previous.then(() => write({ content, theme }));
  previous = report.catch(() => undefined);
  return report;
}

async function write(task: ReportTask): Promise<Uint8Array> {
  clearTimeout(idle);
  thread ??= startThread();
  thread.ref();
  const writing = once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) });
  thread.postMessage(task);
  try {
    const [bytes] = (await writing) as [Uint8Array];
    // A thread that waits keeps no process alive.
    thread.unref();
    idle = setTimeout(endThread, idleMs).unref();
    return bytes;
  } catch (error) {
    endThread();
    throw new Error('The report was not written.', { cause: error });
  }
}

function startThread(): Worker {
  const started = new Worker(new URL('report.worker.ts', import.meta.url), {
    env: threadEnvironment,
    execArgv: [],
    argv: [],
  });
  // An error of a thread that waits would otherwise end the process.
  started.on('error', endThread);
  return started;
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
