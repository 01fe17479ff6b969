import { dateFormatter } from '@portal/api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvFile, type CsvColumn } from './csv-file.ts';
import { originalText, safeText } from '@portal/ui/safe/csv';

const sydney = dateFormatter('DD MMM YYYY HH:mm', 'Australia/Sydney');

/** An RFC 4180 reader that is independent of the writer. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; ; at += 1) {
        if (text[at] === '"' && text[at + 1] === '"') at += 1;
        else if (text[at] === '"') break;
        cell += text[at];
      }
      at += 1;
    } else while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++];
    row.push(cell);
    if (text[at] === ',') {
      at += 1;
      if (at < text.length && text[at] !== '\r') continue;
      row.push('');
    }
    expect(text.slice(at, at + 2)).toBe('\r\n');
    at += 2;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The cells that a program finds that splits at another separator; it reads quotes only at the start of a cell. */
function splitAt(separator: string, text: string): string[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(?:[${separator}\\r\\n]|$)`,
    'gy',
  );
  return Array.from(text.matchAll(cell), ([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest);
}

/** Lines in the format of COPY. */
const copied = (rows: readonly (readonly (string | null)[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell) => {
          if (cell === null) return '';
          return cell === '' || /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
        })
        .join(','),
    )
    .map((line) => `${line}\n`)
    .join('');

async function* inParts(bytes: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  for (const [index, place] of places.slice(1).entries()) {
    // The producer reuses the memory of a part once the next one is requested.
    const part = bytes.slice(places[index], place);
    yield part;
    part.fill(0x78);
  }
}

async function written(
  columns: readonly CsvColumn[],
  rows: readonly (readonly (string | null)[])[],
  cuts: readonly number[] = [],
): Promise<string> {
  const parts: Uint8Array[] = [];
  const lines = inParts(Buffer.from(copied(rows)), cuts);
  for await (const part of csvFile(lines, { columns, formatDate: sydney })) parts.push(part);
  return Buffer.concat(parts).toString();
}

const columns: readonly CsvColumn[] = [
  { heading: 'ID', kind: 'number' },
  { heading: 'Account name', kind: 'text' },
  { heading: 'Created date', kind: 'date' },
  { heading: 'Client, "name"', kind: 'text' },
];

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '"',
      ',',
      '\r',
      '\n',
      '\t',
      ';',
      '|',
      ' ',
      'x',
      '＝',
      '\u3000',
      "'",
    ),
    maxLength: 8,
  }),
);
const anyRow = fc.tuple(
  fc.integer({ min: -99, max: 99_999 }).map(String),
  fc.option(anyText),
  fc.option(fc.integer({ min: -99_999, max: 4_000_000_000 }).map(String)),
  fc.option(anyText),
);

describe('A CSV file', () => {
  test('reads back as stored, however the input is split, with no cell that a spreadsheet would calculate', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        async (rows, cuts) => {
          const text = await written(columns, rows, cuts);
          expect(text.startsWith('\ufeff')).toBe(true);
          const [headings, ...lines] = read(text.slice(1));
          expect(headings).toEqual(['ID', 'Account name', 'Created date', 'Client, "name"']);
          expect(lines).toEqual(
            rows.map(([id, name, date, client]) => [
              id,
              safeText(name ?? ''),
              date === null ? '' : sydney(Number(date)),
              safeText(client ?? ''),
            ]),
          );
          for (const line of lines)
            for (const cell of [line[1], line[3]])
              expect(cell?.replace(/^[\s\ufeff]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
        },
      ),
      { numRuns: 400, seed: 11 },
    );
  });

  test.each([',', ';', '\t', '|'])(
    'has no part that is calculated in a program that splits at %j (OP-087)',
    async (separator) => {
      const texts = [0, 1, 2].map((index) => ({ heading: `a;=${index}`, kind: 'text' as const }));
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(anyText, anyText, anyText), { maxLength: 3 }), async (rows) => {
          const text = await written(texts, [['ab;=1+2;cd', 'a\n=1', 'a|"=1'], ...rows]);
          for (const cell of splitAt(separator, text.slice(1)))
            expect(cell.replace(/^[\s\0\ufeff]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
        }),
        { numRuns: 300, seed: 12 },
      );
    },
  );

  test('without rows has its headings only', async () => {
    expect(await written(columns, [])).toBe('\ufeffID,Account name,Created date,"Client, ""name"""\r\n');
  });

  test('keeps negative numbers as they are and makes headings safe', async () => {
    const odd: readonly CsvColumn[] = [
      { heading: '=1+1', kind: 'number' },
      { heading: '@here', kind: 'text' },
    ];
    expect(await written(odd, [['-5', '-5']])).toBe(`\ufeff'=1+1,'@here\r\n-5,'-5\r\n`);
  });
});

describe('Text that a spreadsheet would calculate', () => {
  test.each([
    '=1+1',
    '+61',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '  =1',
    '\u00a0=1',
    '\ufeff=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\u3000=1',
    "'=1",
  ])('gets an apostrophe: %j', (text) => expect(safeText(text)).toBe(`'${text}`));

  test.each(['', 'a=1', "'a", '1-1', 'a; b|c', 'a@b.example', ' x', '"=1"'])('stays unchanged: %j', (text) =>
    expect(safeText(text)).toBe(text),
  );

  test.each([
    ['ab;=1+2;cd', "ab;'=1+2;cd"],
    ['a| @b', "a|' @b"],
    ['a\t＝1', "a\t'＝1"],
    ['a, -1', "a,' -1"],
    ['a\n=1', "a\n'=1"],
    ['a;"=1', `a;'"=1`],
    ['=1;=2', "'=1;'=2"],
  ])('gets an apostrophe in each part: %j', (text, safe) => expect(safeText(text)).toBe(safe));

  test('is restored from its protected form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(originalText(safeText(text))).toBe(text);
      }),
      { numRuns: 2000, seed: 13 },
    );
  });
});
