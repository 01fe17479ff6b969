import * as xlsx from '@e965/xlsx';
import type { CheckedWorkbook } from './sheet-grid.ts';
import { reasons, UnreadableFile } from './spreadsheet-limits.ts';

interface CompoundFile {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly content?: Uint8Array }[];
}

/** Records that say what the file holds, and whether it was calculated. */
const record = {
  endOfPart: 0x000a,
  password: 0x002f,
  notCalculated: 0x005e,
  sheet: 0x0085,
  macroProject: 0x00d3,
  linkedBook: 0x01ae,
  lastCalculation: 0x01c1,
  /** Ignored by every reader. */
  unused: 0x01c2,
  start: 0x0809,
} as const;
const formulas: ReadonlySet<number> = new Set([0x0006, 0x0206, 0x0406]);
const texts: ReadonlySet<number> = new Set([0x0007, 0x0207]);
const version8 = 0x0600;
/** The error `#GETTING_DATA` as the result of a formula. */
const noResultBytes = [2, 0, 0x2b, 0, 0, 0, 0xff, 0xff];

/**
 * Accepts an Excel 97 to 2003 workbook only if it runs nothing and accesses no other file. Returns its stream of
 * records, and the position of its first visible worksheet there. Unknown results of formulas become errors.
 */
export function validatedXls(bytes: Buffer): CheckedWorkbook {
  const { FullPaths, FileIndex } = (xlsx.CFB as { read(data: Buffer, options: object): CompoundFile }).read(
    bytes,
    { type: 'buffer' },
  );
  const names = FullPaths.map((path) => path.toLowerCase());
  const holds = (name: RegExp) => names.some((path) => name.test(path));
  if (holds(/(^|\/)(encryptedpackage|encryptioninfo)(\/|$)/)) throw new UnreadableFile(reasons.password);
  if (holds(/(^|\/)(_vba_project(_cur)?|vba|macros)(\/|$)/)) throw new UnreadableFile(reasons.macros);
  const content = (name: string) => FileIndex[names.indexOf(`${names[0] ?? ''}${name}`)]?.content;
  const workbook = content('workbook') ?? content('book');
  if (!workbook) throw new UnreadableFile(reasons.otherFormat);
  const records = Buffer.from(workbook);
  rejectRecords(records);
  markUnknownResults(records);
  return { workbook: records, sheet: visibleSheet(records) };
}

function rejectRecords(workbook: Buffer): void {
  if (
    workbook.length < 8 ||
    workbook.readUInt16LE(0) !== record.start ||
    workbook.readUInt16LE(4) !== version8
  )
    throw new UnreadableFile(reasons.oldVersion);
  rejectTooManyRecords(workbook);
  for (const { kind, data } of recordsOf(workbook)) {
    if (kind === record.endOfPart) return;
    if (kind === record.password) throw new UnreadableFile(reasons.password);
    if (kind === record.macroProject || (kind === record.sheet && isMacroSheet(data)))
      throw new UnreadableFile(reasons.macros);
    if (kind === record.linkedBook && !isOwnBook(data)) throw new UnreadableFile(reasons.links);
  }
}

/** Programs that do not calculate store an empty text or 0, and no record of the last calculation. */
function markUnknownResults(workbook: Buffer): void {
  let [calculated, isUnknown] = [false, false];
  for (const { kind, data, at } of recordsOf(workbook)) {
    if (kind === record.lastCalculation) calculated = true;
    if (kind === record.notCalculated) calculated = false;
    if (formulas.has(kind)) {
      // The second bit of the options asks for a calculation when the file is opened.
      isUnknown = !calculated || ((data[14] ?? 0) & 2) !== 0;
      if (isUnknown) data.set(noResultBytes, 6);
    }
    // The text of the last formula's result.
    if (isUnknown && texts.has(kind)) workbook.writeUInt16LE(record.unused, at);
  }
}

function visibleSheet(workbook: Buffer): number {
  const places = new Set<number>();
  let visible: number | undefined;
  for (const { kind, data } of recordsOf(workbook)) {
    if (kind !== record.sheet) continue;
    const place = data.readUInt32LE();
    places.add(place);
    if (((data[4] ?? 0) & 3) === 0 && data[5] === 0) visible ??= place;
  }
  if (visible === undefined) throw new UnreadableFile(reasons.nothingVisible);
  return [...places].filter((place) => place < visible).length;
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

/** `at` is the position of the kind. */
function* recordsOf(workbook: Buffer): Generator<{ kind: number; data: Buffer; at: number }> {
  for (let at = 0; at + 4 <= workbook.length;) {
    const length = workbook.readUInt16LE(at + 2);
    yield { at, kind: workbook.readUInt16LE(at), data: workbook.subarray(at + 4, at + 4 + length) };
    at += 4 + length;
  }
}

/** Kind 1 is a macro sheet, 6 a module; worksheets are 0 and charts 2. */
const isMacroSheet = (data: Buffer): boolean => data[5] === 1 || data[5] === 6;

/** The workbook itself or built-in functions; anything else names a file. */
const isOwnBook = (data: Buffer): boolean =>
  data.length === 4 && (data.readUInt16LE(2) === 0x0401 || data.readUInt16LE(2) === 0x3a01);
