import type { Corrections } from '@portal/api/contract';
import { errorFile } from './error-file.ts';
import { correctedSheet, packed, UnknownCell, unpacked, type KeptSheet } from './kept-sheet.ts';
import { problemsOf, type ListedProblems } from './listed-problems.ts';
import { gridOf, type CheckedWorkbook } from './sheet-grid.ts';
import { reasons, UnreadableFile, type SpreadsheetKind } from './spreadsheet-limits.ts';
import { sheetOf, type UploadFormat } from './upload-columns.ts';
import { checkRows, type Permitted, type UploadRow } from './upload-rows.ts';
import { validatedXls } from './validate-xls.ts';
import { validatedXlsx } from './validate-xlsx.ts';

/** A file as it was uploaded. */
export interface FileTask {
  readonly name: string;
  readonly kind: SpreadsheetKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly permitted: Permitted;
  /** How the tenant writes a day, as a number format. */
  readonly dayFormat: string;
}

/** A refused sheet: with corrections to upload, or to list what is wrong. */
export interface KeptTask {
  /** A packed `KeptSheet`. */
  readonly kept: Uint8Array;
  readonly corrections: Corrections | 'list';
  readonly permitted: Permitted;
}

export type ReaderTask = FileTask | KeptTask;
export type WorkerTask = ReaderTask & { readonly format: UploadFormat };

export type ReaderResult =
  /** `corrected` counts the cells that were corrected since the file was uploaded. */
  | { readonly outcome: 'good'; readonly rows: readonly UploadRow[]; readonly corrected: number }
  | {
      readonly outcome: 'bad';
      readonly badRows: number;
      readonly allRows: number;
      readonly errorFile: Uint8Array;
      /** A packed `KeptSheet`. */
      readonly kept: Uint8Array;
    }
  | { readonly outcome: 'listed'; readonly problems: ListedProblems }
  | { readonly outcome: 'unreadable'; readonly reason: string }
  | { readonly outcome: 'unknownCell' };

/** Reads and checks a spreadsheet in the calling thread. */
export const readSheet = (task: WorkerTask): Promise<ReaderResult> => read(task).catch(unreadable);

async function read(task: WorkerTask): Promise<ReaderResult> {
  const { permitted, format } = task;
  const kept = 'kept' in task ? keptSheetOf(task) : await uploadedSheet(task);
  const sheet = sheetOf(kept.grid, format, new Set(kept.leftOut));
  const checked = checkRows(sheet, permitted);
  if ('kept' in task && task.corrections === 'list')
    return { outcome: 'listed', problems: problemsOf(kept, sheet, checked) };
  if ('rows' in checked) return { outcome: 'good', rows: checked.rows, corrected: kept.corrected };
  const sentences = checked.errors.map((errors) => errors.map(({ text }) => text).join(' '));
  return {
    outcome: 'bad',
    badRows: sentences.filter((text) => text !== '').length,
    allRows: sheet.rows.length,
    errorFile: await errorFile(sheet, sentences, format.errorsColumn),
    kept: packed(kept),
  };
}

function keptSheetOf({ kept, corrections, format }: KeptTask & WorkerTask): KeptSheet {
  const sheet = unpacked(kept);
  return corrections === 'list' ? sheet : correctedSheet(sheet, corrections, format);
}

async function uploadedSheet({ name, kind, bytes, dayFormat }: FileTask): Promise<KeptSheet> {
  const source = await gated(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { fileName: name, grid: gridOf({ ...source, dayFormat }), leftOut: [], corrected: 0 };
}

/** What the reader gets is what was checked. */
const gated = async (kind: SpreadsheetKind, file: Buffer): Promise<CheckedWorkbook> =>
  kind === 'xlsx' ? { workbook: await validatedXlsx(file), sheet: 0 } : validatedXls(file);

/** Whatever error the library throws, the file is invalid; its message is not meant for users. */
function unreadable(error: unknown): ReaderResult {
  if (error instanceof UnknownCell) return { outcome: 'unknownCell' };
  const reason = error instanceof UnreadableFile ? error.message : reasons.damage;
  return { outcome: 'unreadable', reason };
}
