import type { Corrections, UploadErrors } from '@portal/api/contract';
import { errorFile } from './error-file.ts';
import { correctedSheet, packed, unpacked, type KeptSheet } from './kept-sheet.ts';
import { problemsOf } from './listed-problems.ts';
import { gridOf } from './sheet-grid.ts';
import { reasons, UnreadableFile, type SpreadsheetKind } from './spreadsheet-limits.ts';
import { sheetOf, type UploadFormat } from './upload-columns.ts';
import { checkRows, type Permitted, type UploadRow } from './upload-rows.ts';
import { validatedXls } from './validate-xls.ts';
import { validatedXlsx } from './validate-xlsx.ts';

export interface FileTask {
  readonly name: string;
  readonly kind: SpreadsheetKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly permitted: Permitted;
  /** How the tenant writes a day, as a number format. */
  readonly dayFormat: string;
}

/** A refused sheet as it is kept, with corrections; without any, its problems are listed. */
export interface KeptTask {
  /** A packed `KeptSheet`. */
  readonly kept: Uint8Array;
  readonly corrections: Corrections | undefined;
  readonly permitted: Permitted;
}

export type ReaderTask = FileTask | KeptTask;
export type WorkerTask = ReaderTask & { readonly format: UploadFormat };

export interface RefusedSheet {
  readonly outcome: 'bad';
  readonly badRows: number;
  readonly allRows: number;
  readonly errorFile: Uint8Array;
  /** A packed `KeptSheet`. */
  readonly kept: Uint8Array;
}

export type ReaderResult =
  | { readonly outcome: 'good'; readonly rows: readonly UploadRow[] }
  | RefusedSheet
  | { readonly outcome: 'listed'; readonly errors: UploadErrors }
  | { readonly outcome: 'unreadable'; readonly reason: string };

/** Reads and checks a spreadsheet in the calling thread. */
export const readSheet = (task: WorkerTask): Promise<ReaderResult> =>
  read(task).catch((error: unknown) => {
    // Whatever error the library throws, the file is invalid; its message is not meant for users.
    const reason = error instanceof UnreadableFile ? error.message : reasons.damage;
    return { outcome: 'unreadable', reason };
  });

async function read(task: WorkerTask): Promise<ReaderResult> {
  const { permitted, format } = task;
  if (!('kept' in task)) return evaluated(await uploadedSheet(task), task);
  const kept = unpacked(task.kept);
  if (task.corrections)
    return evaluated(correctedSheet(kept, task.corrections, format), task, task.corrections.LeaveOut);
  const sheet = sheetOf(kept.grid, format);
  const errors = problemsOf(kept.fileName, sheet, checkRows(sheet, permitted), permitted);
  return { outcome: 'listed', errors };
}

/** The same for an upload and for its corrections. */
async function evaluated(
  kept: KeptSheet,
  { permitted, format }: Pick<WorkerTask, 'permitted' | 'format'>,
  leftOut: readonly number[] = [],
): Promise<ReaderResult> {
  const out = new Set(leftOut);
  const grid = kept.grid.filter(({ number }) => !out.has(number));
  const sheet = sheetOf(grid, format);
  const checked = checkRows(sheet, permitted);
  if ('rows' in checked) return { outcome: 'good', rows: checked.rows };
  const sentences = checked.errors.map((errors) => errors.map(({ text }) => text).join(' '));
  return {
    outcome: 'bad',
    badRows: sentences.filter((text) => text !== '').length,
    allRows: sheet.rows.length,
    errorFile: await errorFile(sheet, sentences, format.errorsColumn),
    kept: packed(kept),
  };
}

async function uploadedSheet({ name, kind, bytes, dayFormat }: FileTask): Promise<KeptSheet> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // What the reader gets is what was checked.
  const source = kind === 'xlsx' ? { workbook: await validatedXlsx(file), sheet: 0 } : validatedXls(file);
  return { fileName: name, grid: gridOf({ ...source, dayFormat }) };
}
