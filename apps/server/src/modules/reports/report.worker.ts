import { parentPort } from 'node:worker_threads';
import { yieldProcessor } from '../../platform/yield-processor.ts';
import type { ReportContent } from './report-content.ts';
import { reportPdf, type ReportTheme } from './report-pdf.ts';

export interface ReportTask {
  readonly content: ReportContent;
  readonly theme: ReportTheme;
}

yieldProcessor();
parentPort?.on('message', async ({ content, theme }: ReportTask) => {
  parentPort?.postMessage(new Uint8Array(await reportPdf(content, theme)));
});
