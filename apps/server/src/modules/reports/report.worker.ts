import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { ReportContent } from './report-content.ts';
import { reportPdf, type ReportTheme } from './report-pdf.ts';

export interface ReportTask {
  readonly content: ReportContent;
  readonly theme: ReportTheme;
}

if (parentPort) {
  const tasks = on(parentPort, 'message') as AsyncIterable<[ReportTask]>;
  for await (const [{ content, theme }] of tasks)
    parentPort.postMessage(new Uint8Array(await reportPdf(content, theme)));
}
