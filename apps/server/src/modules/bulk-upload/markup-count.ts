import { UnreadableFile } from './spreadsheet-limits.ts';

/** Limits of a part of a workbook. */
export interface MarkupLimits {
  readonly rows: number;
  readonly cells: number;
  /** Of any kind, including end tags. */
  readonly tags: number;
  /** Bytes of one tag. */
  readonly tagBytes: number;
  /** Bytes between two tags: a single text of many megabytes can take all memory of the process. */
  readonly textBytes: number;
}

const lessThan = '<'.charCodeAt(0);
const greaterThan = '>'.charCodeAt(0);
const colon = ':'.charCodeAt(0);
const names = { r: 'r'.charCodeAt(0), o: 'o'.charCodeAt(0), w: 'w'.charCodeAt(0), c: 'c'.charCodeAt(0) };
/** Ends a name: a blank, a line end, a slash, or the end of the tag. */
const endsName = (byte: number): boolean => byte <= 0x20 || byte === 0x2f || byte === greaterThan;

const tooMuch = () => new UnreadableFile('The file holds too much.');

/**
 * Counts the markup of a part while it is unpacked. The cost of reading depends on rows, cells and tags, however
 * small they are compressed. Throws above a limit.
 */
export function markupCounter(limits: MarkupLimits): (bytes: Uint8Array) => void {
  let [rows, cells, tags] = [0, 0, 0];
  /** Bytes since the last tag began or ended. */
  let length = 0;
  let inTag = false;
  /**
   * How much of `row` the name matches: 0 for `r`, 1 for `o`, 2 for `w`; 3 for the whole word, 4 for `c`, 5 for
   * another name.
   */
  let name = 0;

  const begin = () => {
    tags += 1;
    inTag = true;
    length = 0;
    name = 0;
    if (tags > limits.tags) throw tooMuch();
  };
  const nameWith = (byte: number): number => {
    if (byte === colon) return 0;
    if (name === 0) return byte === names.r ? 1 : byte === names.c ? 4 : 5;
    if (name === 1 && byte === names.o) return 2;
    return name === 2 && byte === names.w ? 3 : 5;
  };
  const endName = () => {
    if (name === 3) rows += 1;
    if (name === 4) cells += 1;
    if (rows > limits.rows) throw new UnreadableFile('The file has too many rows.');
    if (cells > limits.cells) throw new UnreadableFile('The file has too many cells.');
    name = -1;
  };

  return (bytes) => {
    for (const byte of bytes) {
      length += 1;
      if (byte === lessThan) {
        begin();
        continue;
      }
      if (inTag && name >= 0) {
        if (endsName(byte)) endName();
        else name = nameWith(byte);
      }
      if (length > (inTag ? limits.tagBytes : limits.textBytes)) throw tooMuch();
      if (inTag && byte === greaterThan) {
        inTag = false;
        length = 0;
      }
    }
  };
}
