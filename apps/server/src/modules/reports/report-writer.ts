import { Worker } from 'node:worker_threads';
import type { Tenant, TenantImage, TenantImages } from '../../platform/tenant.ts';
import { tenantColours } from '../../tenants/tenant-theme.ts';
import type { ReportContent } from './report-content.ts';
import type { ReportTheme } from './report-pdf.ts';
import type { ReportTask } from './report.worker.ts';

/** Milliseconds until writing is aborted. */
const timeoutMs = 30_000;

/** The look of reports with this theme and logo. */
export const reportTheme = (tenant: Pick<Tenant, 'theme'>, logo: TenantImage | undefined): ReportTheme => ({
  ...tenantColours(tenant),
  logo,
});

/** The published look of a tenant's reports. */
export async function tenantReportTheme(
  images: Pick<TenantImages, 'read'>,
  tenant: Pick<Tenant, 'id' | 'theme' | 'images'>,
): Promise<ReportTheme> {
  const { Logo } = tenant.images;
  return reportTheme(tenant, Logo && (await images.read(tenant.id, Logo.ImageId)));
}

/**
 * Writes a report in a tenant's colours, in a worker thread: reading fonts would block the main thread for a fifth
 * of a second or more. Rejects after 30 s.
 */
export function writeReport(theme: ReportTheme, content: ReportContent): Promise<Uint8Array> {
  const task: ReportTask = { content, theme };
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
