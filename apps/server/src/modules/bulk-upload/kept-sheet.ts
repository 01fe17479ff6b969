import { gunzipSync, gzipSync } from 'node:zlib';
import type { Corrections } from '@portal/api/contract';
import type { Cell, Grid } from './sheet-grid.ts';
import { UnreadableFile } from './spreadsheet-limits.ts';
import { sheetOf, type UploadFormat } from './upload-columns.ts';

/** A refused sheet as it is kept for corrections. */
export interface KeptSheet {
  readonly fileName: string;
  readonly grid: Grid;
}

export const packed = (sheet: KeptSheet): Uint8Array => gzipSync(JSON.stringify(sheet), { level: 1 });
export const unpacked = (bytes: Uint8Array) => JSON.parse(gunzipSync(bytes).toString()) as KeptSheet;

/** The sheet with corrected cells, as if it had been corrected in a spreadsheet program. */
export function correctedSheet(
  { fileName, grid }: KeptSheet,
  { Corrections, LeaveOut }: Corrections,
  format: UploadFormat,
): KeptSheet {
  const { rows, columnIndexes } = sheetOf(grid, format);
  const cellsOf = new Map(rows.map(({ number, cells }) => [number, [...cells]]));
  for (const { Row, Column, Text } of Corrections) {
    const cells = cellsOf.get(Row);
    const column = format.columns.find((name) => name === Column);
    const index = column ? columnIndexes[column] : -1;
    if (!cells || index < 0) throw new UnreadableFile(unknownCell);
    while (cells.length < index) cells.push(blank);
    cells[index] = Text.trim() === '' ? blank : { text: Text };
  }
  if (!LeaveOut.every((row) => cellsOf.has(row))) throw new UnreadableFile(unknownCell);
  return {
    fileName,
    grid: grid.map(({ number, cells }) => ({ number, cells: cellsOf.get(number) ?? cells })),
  };
}

const unknownCell = 'The sheet has no such row or column.';
const blank: Cell = { text: '' };
