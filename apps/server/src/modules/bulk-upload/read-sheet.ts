import { errorFile } from './error-file.ts';
import { gridOf } from './sheet-grid.ts';
import { UnreadableFile, type SpreadsheetKind } from './spreadsheet-limits.ts';
import { sheetOf, type UploadFormat } from './upload-columns.ts';
import { checkRows, type Permitted, type UploadRow } from './upload-rows.ts';
import { validateXls } from './validate-xls.ts';
import { validatedXlsx } from './validate-xlsx.ts';

export interface ReaderTask {
  readonly kind: SpreadsheetKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly permitted: Permitted;
}

export interface WorkerTask extends ReaderTask {
  readonly format: UploadFormat;
}

export type ReaderResult =
  | { readonly outcome: 'good'; readonly rows: readonly UploadRow[] }
  | {
      readonly outcome: 'bad';
      readonly badRows: number;
      readonly allRows: number;
      readonly errorFile: Uint8Array;
    }
  | { readonly outcome: 'unreadable'; readonly reason: string };

/** Reads and checks a spreadsheet in the calling thread. */
export const readSheet = (task: WorkerTask): Promise<ReaderResult> => read(task).catch(unreadable);

async function read({ kind, bytes, permitted, format }: WorkerTask): Promise<ReaderResult> {
  const workbook = await gated(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const sheet = sheetOf(gridOf(workbook, format.maximumRows), format);
  const checked = checkRows(sheet, permitted);
  if ('rows' in checked) return { outcome: 'good', rows: checked.rows };
  return {
    outcome: 'bad',
    badRows: checked.errors.filter((error) => error !== '').length,
    allRows: sheet.rows.length,
    errorFile: await errorFile(sheet, checked.errors, format.errorsColumn),
  };
}

async function gated(kind: SpreadsheetKind, file: Buffer): Promise<Buffer> {
  if (kind === 'xlsx') return validatedXlsx(file);
  validateXls(file);
  return file;
}

/** Whatever error the library throws, the file is invalid; its message is not meant for users. */
function unreadable(error: unknown): ReaderResult {
  const reason = error instanceof UnreadableFile ? error.message : 'The file is damaged.';
  return { outcome: 'unreadable', reason };
}
