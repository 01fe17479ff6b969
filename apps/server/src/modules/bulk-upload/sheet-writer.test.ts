import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnName, spreadsheet } from './sheet-writer.ts';
import { unzipped } from './testing/unzipped.ts';
import { textsOf } from './testing/upload.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '=1+1',
    '+1',
    '-1',
    '@x',
    '007',
    '1e5',
    'TRUE',
    '<a&b>',
    '"',
    '_x0041_',
    '_x005F_',
    ']]>',
    '#N/A',
  ),
);
/** What XML can hold, without the blanks around that reading takes away. */
const readable = (given: string): boolean =>
  given === given.trim() && !/[\p{Cc}\ufffe\uffff]/u.test(given) && given.isWellFormed();

test('whatever is written as text is read as the same text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text.filter(readable), { minLength: 1, maxLength: 8 }), async (cells) => {
      const file = await spreadsheet([{ name: 'A & "B"', rows: [['heading'], cells] }]);
      const rows = await textsOf(file);
      const wanted = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
      expect(rows.slice(1)).toEqual(wanted.length > 0 ? [wanted] : []);
    }),
    { numRuns: 60 },
  );
});

test('every cell is a text and none a formula, whatever it looks like (BULK-016)', async () => {
  const file = await spreadsheet([{ name: 'A', rows: [['=1+1'], ['=cmd|x'], ['12'], ['2026-01-01']] }]);
  const sheet =
    (await unzipped(file)).find((part) => part.name.endsWith('sheet1.xml'))?.bytes.toString() ?? '';
  expect(sheet.match(/<c /g)).toHaveLength(4);
  expect(sheet.match(/<c r="A\d" s="[12]" t="inlineStr">/g)).toHaveLength(4);
  expect(sheet).not.toContain('<f');
});

test('what XML cannot hold is left out rather than spoiling the file', async () => {
  const file = await spreadsheet([{ name: 'A', rows: [['a\u0001b\ud800c\ufffed']] }]);
  expect((await textsOf(file))[0]).toEqual(['ab\ufffdcd']);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [59, 'BH'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is called %s', (index, name) => {
  expect(columnName(index)).toBe(name);
});
