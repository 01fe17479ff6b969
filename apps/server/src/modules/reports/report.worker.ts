import { parentPort, workerData } from 'node:worker_threads';
import { yieldProcessor } from '../../platform/yield-processor.ts';
import type { ReportContent } from './report-content.ts';
import { reportPdf, type ReportLook } from './report-pdf.ts';

export interface ReportTask {
  readonly content: ReportContent;
  readonly look: ReportLook;
}

yieldProcessor();
const { content, look } = workerData as ReportTask;
parentPort?.postMessage(new Uint8Array(await reportPdf(content, look)));
