import { errorFile } from './error-file.ts';
import { gridOf, type CheckedWorkbook } from './sheet-grid.ts';
import { reasons, UnreadableFile, type SpreadsheetKind } from './spreadsheet-limits.ts';
import { sheetOf, type UploadFormat } from './upload-columns.ts';
import { checkRows, type Permitted, type UploadRow } from './upload-rows.ts';
import { validatedXls } from './validate-xls.ts';
import { validatedXlsx } from './validate-xlsx.ts';

export interface ReaderTask {
  readonly kind: SpreadsheetKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly permitted: Permitted;
  /** How the tenant writes a day, as a number format. */
  readonly dayFormat: string;
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

async function read({ kind, bytes, permitted, format, dayFormat }: WorkerTask): Promise<ReaderResult> {
  const source = await gated(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const sheet = sheetOf(gridOf({ ...source, dayFormat }), format);
  const checked = checkRows(sheet, permitted);
  if ('rows' in checked) return { outcome: 'good', rows: checked.rows };
  return {
    outcome: 'bad',
    badRows: checked.errors.filter((error) => error !== '').length,
    allRows: sheet.rows.length,
    errorFile: await errorFile(sheet, checked.errors, format.errorsColumn),
  };
}

/** What the reader gets is what was checked. */
const gated = async (kind: SpreadsheetKind, file: Buffer): Promise<CheckedWorkbook> =>
  kind === 'xlsx' ? { workbook: await validatedXlsx(file), sheet: 0 } : validatedXls(file);

/** Whatever error the library throws, the file is invalid; its message is not meant for users. */
function unreadable(error: unknown): ReaderResult {
  const reason = error instanceof UnreadableFile ? error.message : reasons.damage;
  return { outcome: 'unreadable', reason };
}
