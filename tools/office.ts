import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bulkUploadColumns, type BulkUploadReply } from '@portal/api/contract';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { seedDemo } from '../apps/server/src/operations/seed/seed.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { formWith, sheetOf, uploadPath } from '../apps/server/src/modules/bulk-upload/testing/upload.ts';
import { testApp } from '../apps/server/src/testing/test-app.ts';
import { cellsOf, type OfficeCell } from './office-cells.ts';
import { convert, findLibreOffice } from './libre-office.ts';

/** Opens in LibreOffice what the server hands out as a spreadsheet: nothing in it is a formula. */
const soffice = findLibreOffice();
const folder = mkdtempSync(join(tmpdir(), 'portal-office-data-'));
const db = await connect({ databaseUrl: undefined, dataDir: folder });
await migrate(db);
await seedDemo(db);
const app = testApp(db);

const download = async (path: string): Promise<Buffer> => {
  const answer = await app.send(path, { as: 'FULL' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
};
const upload = async (bytes: Uint8Array): Promise<BulkUploadReply> => {
  const answer = await app.send(uploadPath, { as: 'FULL', body: formWith('a.xlsx', bytes) });
  return (await answer.json()) as BulkUploadReply;
};
const opened = (from: 'xlsx' | 'csv', bytes: Uint8Array): readonly OfficeCell[] =>
  cellsOf(convert(soffice, { from, to: 'fods', bytes }).toString('utf8'));

const failed: string[] = [];
function check(what: string, good: boolean): void {
  console.log(`${good ? 'ok    ' : 'FAILED'} ${what}`);
  if (!good) failed.push(what);
}
const noFormula = (cells: readonly OfficeCell[]) => cells.every((cell) => !cell.formula);
const onlyText = (cells: readonly OfficeCell[]) =>
  cells.every((cell) => cell.type === 'string' && !cell.formula);
const shows = (cells: readonly OfficeCell[], texts: readonly string[]) =>
  texts.every((text) => cells.some((cell) => cell.text === text));

const template = await download('/api/application/bulkupload/template');
const templateCells = opened('xlsx', template);
check('the template has text cells only', onlyText(templateCells));
check('the template shows every column', shows(templateCells, bulkUploadColumns));

const tricks = [
  '=1+1',
  '+61412',
  '-5',
  '@SUM(A1)',
  '007',
  '1e5',
  '01/02/2026',
  "'quoted",
  '<b>&amp;',
  'Zoë 張',
];
const bad = await upload(
  await sheetOf(...tricks.map((AccountName) => ({ AccountName, PrimaryEmail: 'nobody' }))),
);
const errorFile = await download(`/api/application/bulkupload/errorfile/${bad.TemporaryErrorFileId}`);
const errorCells = opened('xlsx', errorFile);
check('the error file has text cells only', onlyText(errorCells));
check('the error file shows what was typed, letter by letter', shows(errorCells, tricks));
check(
  'the error file says what is wrong',
  shows(errorCells, ['PrimaryEmail must be a valid e-mail address.']),
);

const saved = convert(soffice, {
  from: 'xlsx',
  to: 'xlsx',
  bytes: await sheetOf({}, { AccountName: '=1+1' }),
});
check('a sheet that LibreOffice saved is taken', (await upload(saved)).Success);

const exported = await download('/api/application/export/all');
const exportCells = opened('csv', exported);
check('the export has no formula', exportCells.length > 100 && noFormula(exportCells));
check('the export shows a formula in disguise as text', shows(exportCells, ["'=1+1"]));
check('a formula would have been found', !noFormula(opened('csv', Buffer.from('a,=1+1\n'))));

await db.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed.length > 0 ? 1 : 0;
