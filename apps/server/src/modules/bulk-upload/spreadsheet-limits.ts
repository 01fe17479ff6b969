/** Why a file is not read; the message is for the person. */
export class UnreadableFile extends Error {}

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

/** The kind of a file, if its name and its first bytes agree. */
export function kindOf(name: string, bytes: Buffer): SpreadsheetKind | undefined {
  const startsWith = (start: Buffer) => bytes.subarray(0, start.length).equals(start);
  const lower = name.toLowerCase();
  if (lower.endsWith('.xlsx') && startsWith(zipStart)) return 'xlsx';
  return lower.endsWith('.xls') && startsWith(compoundStart) ? 'xls' : undefined;
}
