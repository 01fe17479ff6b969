/** Why a file is not read; the message is for the person. */
export class UnreadableFile extends Error {}

export const reasons = {
  damage: 'The file is damaged. Open it in a spreadsheet program and save it again.',
  links: 'The file has links to other files. Replace them by their values and save the file again.',
  macros: 'The file holds macros. Save it as a workbook without macros (.xlsx).',
  nothingVisible: 'The file has no visible sheet with cells.',
  oldVersion: 'The file is of an older version than Excel 97. Save it as .xlsx.',
  otherFormat: 'The file is not an Excel workbook. Save it as .xlsx.',
  password: 'The file is protected by a password. Remove the password and save the file again.',
} as const;

/** The text of a cell whose formula has no result: the format's own error for a value that is not there yet. */
export const noResult = '#GETTING_DATA';
/** The text of a cell whose number format cannot be written. */
export const noFormat = '#FORMAT!';

/** Limits of a file, checked before it is read. */
export const spreadsheetLimits = {
  entries: 200,
  unpackedBytes: 50 * 1024 * 1024,
  /** Unpacked bytes per byte of the file. */
  ratio: 100,
  columns: 60,
} as const;

/** Limits of each part, above any valid sheet with the maximum of rows and columns, including blank rows. */
const lengths = { tagBytes: 32_768, textBytes: 256 * 1024 };
export const markupLimits = {
  description: { rows: 0, cells: 0, tags: 50_000, ...lengths },
  styles: { rows: 0, cells: 0, tags: 400_000, ...lengths },
  texts: { rows: 0, cells: 0, tags: 2_500_000, ...lengths },
  sheet: { rows: 70_000, cells: 600_000, tags: 4_000_000, ...lengths },
} as const;

export type SpreadsheetKind = 'xlsx' | 'xls';

const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const compoundStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * The kind of a file by its first bytes, if its name is one of a spreadsheet. An `.xlsx` with a password is a compound
 * file.
 */
export function kindOf(name: string, bytes: Buffer): SpreadsheetKind | undefined {
  const startsWith = (start: Buffer) => bytes.subarray(0, start.length).equals(start);
  if (!/\.xlsx?$/i.test(name)) return undefined;
  if (startsWith(zipStart)) return 'xlsx';
  return startsWith(compoundStart) ? 'xls' : undefined;
}
