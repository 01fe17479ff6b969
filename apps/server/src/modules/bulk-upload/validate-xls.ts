import * as xlsx from '@e965/xlsx';
import { UnreadableFile } from './spreadsheet-limits.ts';

interface CompoundFile {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly name: string; readonly content?: Uint8Array }[];
}

/** Records of the workbook's first part that declare other content of the file. */
const record = {
  endOfPart: 0x000a,
  password: 0x002f,
  sheet: 0x0085,
  macroProject: 0x00d3,
  linkedBook: 0x01ae,
  start: 0x0809,
} as const;
const version8 = 0x0600;

/** Accepts an Excel 97 to 2003 workbook only if it runs nothing and accesses no other file. */
export function validateXls(bytes: Buffer): void {
  const file = (xlsx.CFB as { read(data: Buffer, options: object): CompoundFile }).read(bytes, {
    type: 'buffer',
  });
  const running = /(^|\/)(_VBA_PROJECT(_CUR)?|VBA|Macros|EncryptedPackage|EncryptionInfo)(\/|$)/i;
  if (file.FullPaths.some((path) => running.test(path)))
    throw new UnreadableFile('The file holds macros or is protected by a password.');
  const workbook = file.FileIndex.find((entry) => entry.name === 'Workbook')?.content;
  if (!workbook) throw new UnreadableFile('The file is not an Excel workbook.');
  rejectRecords(Buffer.from(workbook));
}

function rejectRecords(workbook: Buffer): void {
  if (
    workbook.length < 8 ||
    workbook.readUInt16LE(0) !== record.start ||
    workbook.readUInt16LE(4) !== version8
  )
    throw new UnreadableFile('The file is of an older version than Excel 97.');
  rejectTooManyRecords(workbook);
  for (const { kind, data } of recordsOf(workbook)) {
    if (kind === record.endOfPart) return;
    if (kind === record.password) throw new UnreadableFile('The file is protected by a password.');
    if (kind === record.macroProject || (kind === record.sheet && isMacroSheet(data)))
      throw new UnreadableFile('The file holds macros.');
    if (kind === record.linkedBook && !isOwnBook(data))
      throw new UnreadableFile('The file has links to other files.');
  }
}

/** Some records hold many cells in a few bytes. */
function rejectTooManyRecords(workbook: Buffer): void {
  let [records, cells] = [0, 0];
  for (const { kind, data } of recordsOf(workbook)) {
    records += 1;
    const bytes = bytesOfCell.get(kind);
    cells += bytes === undefined ? 1 : Math.ceil(data.length / bytes);
    if (records > recordsMaximum || cells > recordsMaximum)
      throw new UnreadableFile('The file has too many cells.');
  }
}

/** Bytes per cell in records with several cells: blank ones, and numbers. */
const bytesOfCell = new Map([
  [0x00be, 2],
  [0x00bd, 6],
]);
const recordsMaximum = 700_000;

function* recordsOf(workbook: Buffer): Generator<{ readonly kind: number; readonly data: Buffer }> {
  for (let at = 0; at + 4 <= workbook.length;) {
    const length = workbook.readUInt16LE(at + 2);
    yield { kind: workbook.readUInt16LE(at), data: workbook.subarray(at + 4, at + 4 + length) };
    at += 4 + length;
  }
}

/** Kind 1 is a macro sheet, 6 a module; worksheets are 0 and charts 2. */
const isMacroSheet = (data: Buffer): boolean => data[5] === 1 || data[5] === 6;

/** The workbook itself or built-in functions; anything else names a file. */
const isOwnBook = (data: Buffer): boolean =>
  data.length === 4 && (data.readUInt16LE(2) === 0x0401 || data.readUInt16LE(2) === 0x3a01);
