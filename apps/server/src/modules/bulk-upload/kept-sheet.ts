import { gunzipSync, gzipSync } from 'node:zlib';
import type { BulkUploadColumn, Corrections } from '@portal/api/contract';
import type { Cell, Grid } from './sheet-grid.ts';
import { sheetOf, type UploadFormat } from './upload-columns.ts';

/** A sheet as it is kept for corrections once it was refused. */
export interface KeptSheet {
  readonly fileName: string;
  readonly grid: Grid;
  /** Numbers of the rows that are not uploaded. */
  readonly leftOut: readonly number[];
  /** How many cells were corrected so far. */
  readonly corrected: number;
}

/** A correction names a row or column that the sheet does not have. */
export class UnknownCell extends Error {}

export const packed = (sheet: KeptSheet): Uint8Array => gzipSync(JSON.stringify(sheet), { level: 1 });
export const unpacked = (bytes: Uint8Array): KeptSheet =>
  JSON.parse(gunzipSync(bytes).toString()) as KeptSheet;

/** The sheet with corrected cells, as if it had been corrected in a spreadsheet program. */
export function correctedSheet(
  kept: KeptSheet,
  { Corrections, LeaveOut }: Corrections,
  format: UploadFormat,
): KeptSheet {
  const { rows, columnIndexes } = sheetOf(kept.grid, format);
  const numbers = new Set(rows.map(({ number }) => number));
  const cellsOf = new Map(rows.map(({ number, cells }) => [number, [...cells]]));
  for (const { Row, Column, Text } of Corrections) {
    const cells = cellsOf.get(Row);
    const index = isColumn(Column, format) ? columnIndexes[Column] : -1;
    if (!cells || index < 0) throw new UnknownCell();
    while (cells.length < index) cells.push(blank);
    cells[index] = Text.trim() === '' ? blank : { text: Text };
  }
  const leftOut = [...new Set(LeaveOut)];
  if (!leftOut.every((row) => numbers.has(row))) throw new UnknownCell();
  return {
    ...kept,
    grid: kept.grid.map((row) => ({ ...row, cells: cellsOf.get(row.number) ?? row.cells })),
    leftOut,
    corrected: kept.corrected + Corrections.length,
  };
}

const blank: Cell = { text: '' };
const isColumn = (name: string, { columns }: UploadFormat): name is BulkUploadColumn =>
  (columns as readonly string[]).includes(name);
