import { csvCell, csvHeadings, safeText } from '@portal/ui/safe/csv';

export interface CsvColumn {
  readonly heading: string;
  /** `text` is made safe, `number` is copied, `date` is formatted from unix seconds. */
  readonly kind: 'text' | 'number' | 'date';
}

export interface CsvForm {
  /** Read when the first lines have arrived. */
  readonly columns: readonly CsvColumn[];
  readonly formatDate: (seconds: number) => string;
}

const comma = 0x2c;
const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const minus = 0x2d;
const zero = 0x30;

const tableOf = (characters: string, ...more: readonly number[]): Uint8Array => {
  const table = new Uint8Array(256);
  for (const byte of [...Buffer.from(characters), ...more]) table[byte] = 1;
  return table;
};

/**
 * First bytes of a text that may need an apostrophe or has to be read whole: formula characters, blanks, quotes,
 * apostrophes, and the first bytes of full-width characters in UTF-8.
 */
const suspicious = tableOf('\0\t\n\v\f\r "\'+-=@', 0xc2, 0xe1, 0xe2, 0xe3, 0xef);

/** The end of an unquoted cell, and what some programs split at. */
const splits = tableOf(',\n\t;|');

/**
 * A CSV file (RFC 4180) with a byte order mark (OP-087), made of lines that COPY has written. Almost every byte is
 * only scanned and copied with its line; only a cell that may have to change is buffered.
 */
export async function* csvFile(
  lines: AsyncIterable<Uint8Array>,
  form: CsvForm,
): AsyncGenerator<Uint8Array, void, undefined> {
  const head = () => Buffer.from(csvHeadings(form.columns.map((column) => column.heading)));
  let rewrite: ReturnType<typeof cellRewriter> | undefined;
  for await (const part of lines) {
    if (rewrite) yield rewrite(part);
    else {
      rewrite = cellRewriter(form);
      yield Buffer.concat([head(), rewrite(part)]);
    }
  }
  if (!rewrite) yield head();
}

type State = 'start' | 'passing' | 'date' | 'buffered' | 'rest';

/**
 * Rewrites the lines part by part; a part may end anywhere. An unquoted cell ends at the first delimiter; quoted
 * cells are buffered, and the rest of a cell from where some programs split it.
 */
function cellRewriter({ columns, formatDate }: CsvForm): (part: Uint8Array) => Uint8Array {
  const kinds = columns.map((column) => column.kind);
  const out = byteWriter();
  let column = 0;
  let state: State = 'start';
  let seconds = 0;
  let before1970 = false;
  let someDate = false;
  let buffered: Buffer[] = [];
  let inQuotes = false;

  const startOf = (byte: number): State => {
    const kind = kinds[column];
    if (kind === 'date') {
      seconds = 0;
      before1970 = false;
      someDate = false;
      return 'date';
    }
    if (kind !== 'text' || suspicious[byte] === 0) return 'passing';
    buffered = [];
    inQuotes = false;
    return 'buffered';
  };

  return (part) => {
    const buffer = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    const end = buffer.length;
    out.begin(end);
    /** Start of the bytes that have not been written yet. */
    let from = 0;
    let at = 0;
    while (at < end) {
      let byte = buffer[at] ?? 0;
      if (state === 'start') {
        state = startOf(byte);
        if (state !== 'passing') {
          out.bytes(buffer, from, at);
          from = at;
        }
      }
      if (state === 'passing') {
        while (splits[byte] === 0 && ++at < end) byte = buffer[at] ?? 0;
        if (at === end) break;
        if (byte !== comma && byte !== lineFeed) {
          out.bytes(buffer, from, at);
          from = at;
          buffered = [];
          inQuotes = false;
          state = 'rest';
          continue;
        }
      } else if (state === 'date') {
        while (byte !== comma && byte !== lineFeed) {
          someDate = true;
          if (byte === minus) before1970 = true;
          else seconds = seconds * 10 + byte - zero;
          if (++at === end) break;
          byte = buffer[at] ?? 0;
        }
        from = at;
        if (at === end) break;
        if (someDate) out.text(formatDate(before1970 ? -seconds : seconds));
      } else {
        while (inQuotes || (byte !== comma && byte !== lineFeed)) {
          if (byte === quote) inQuotes = !inQuotes;
          if (++at === end) break;
          byte = buffer[at] ?? 0;
        }
        buffered.push(Buffer.from(buffer.subarray(from, at)));
        from = at;
        if (at === end) break;
        const text = Buffer.concat(buffered).toString();
        // The rest of a cell does not begin it, and has nothing to quote.
        out.text(state === 'rest' ? safeText(`x${text}`).slice(1) : csvCell(safeText(unquoted(text))));
      }
      state = 'start';
      column += 1;
      if (byte === lineFeed) {
        out.bytes(buffer, from, at);
        out.lineEnd();
        from = at + 1;
        column = 0;
      }
      at += 1;
    }
    out.bytes(buffer, from, end);
    return out.end();
  };
}

const unquoted = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** Appends bytes to a buffer with some spare capacity. */
function byteWriter() {
  let room = Buffer.alloc(0);
  let size = 0;
  const need = (more: number) => {
    if (size + more <= room.length) return;
    const wider = Buffer.allocUnsafe((size + more) * 2);
    room.copy(wider, 0, 0, size);
    room = wider;
  };
  return {
    begin: (expected: number) => {
      room = Buffer.allocUnsafeSlow(expected + (expected >> 2) + 256);
      size = 0;
    },
    bytes: (source: Buffer, from: number, to: number) => {
      need(to - from);
      size += source.copy(room, size, from, to);
    },
    text: (text: string) => {
      need(text.length * 3);
      size += room.write(text, size);
    },
    lineEnd: () => {
      need(2);
      room[size] = carriageReturn;
      room[size + 1] = lineFeed;
      size += 2;
    },
    end: (): Uint8Array => room.subarray(0, size),
  };
}
