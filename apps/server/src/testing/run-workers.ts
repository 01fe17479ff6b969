/** Runs both worker threads and prints their results and nice values. */
import { getPriority } from 'node:os';
import { sheetReader } from '../modules/bulk-upload/sheet-reader.ts';
import { sheetOf } from '../modules/bulk-upload/testing/upload.ts';
import { reportTheme, writeReport } from '../modules/reports/report-writer.ts';
import { yieldProcessor } from '../platform/yield-processor.ts';

const report = await writeReport(await reportTheme({ theme: {} }, undefined), {
  title: 'Final report',
  tenant: 'Harbour',
  subject: '1001',
  made: 'now',
  sections: [],
});
const uploader = { globalId: 'G', displayName: 'G', email: 'g@post.example', location: null, group: null };
const { result } = await sheetReader()({
  name: 'a.xlsx',
  kind: 'xlsx',
  bytes: new Uint8Array(await sheetOf({})),
  permitted: { subBrands: ['Harbour Direct'], products: ['Cash', 'Shares'], owners: [], uploader },
  dayFormat: 'd/m/yyyy',
});
const before = getPriority();
yieldProcessor();
process.stdout.write(
  `${Buffer.from(report.subarray(0, 5)).toString()} ${result.outcome} ${getPriority() > before ? 'yields' : 'does not yield'}\n`,
);
process.exit(0);
