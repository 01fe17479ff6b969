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
/** Text that XML can hold, without surrounding blanks, which parsing removes. */
const readable = (given: string): boolean =>
  given === given.trim() && !/[\p{Cc}\ufffe\uffff]/u.test(given) && given.isWellFormed();

test('reads back every text as it was written', async () => {
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

test('every cell is text and none is a formula (BULK-016)', async () => {
  const file = await spreadsheet([{ name: 'A', rows: [['=1+1'], ['=cmd|x'], ['12'], ['2026-01-01']] }]);
  const sheet =
    (await unzipped(file)).find((part) => part.name.endsWith('sheet1.xml'))?.bytes.toString() ?? '';
  expect(sheet.match(/<c /g)).toHaveLength(4);
  expect(sheet.match(/<c r="A\d" s="[12]" t="inlineStr">/g)).toHaveLength(4);
  expect(sheet).not.toContain('<f');
});

test('omits characters that XML cannot hold', async () => {
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

/** The parts of a spreadsheet by name, as other programs read them. */
async function partsOf(...sheets: Parameters<typeof spreadsheet>[0]) {
  const parts = await unzipped(await spreadsheet(sheets));
  return new Map(parts.map(({ name, bytes }) => [name, bytes.toString().replace(/^<\?xml[^>]*>\n/, '')]));
}

test('other programs find each sheet through the workbook', async () => {
  const parts = await partsOf({ name: 'A', rows: [['a']] }, { name: 'B', rows: [['b']] });
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
  expect(parts.get('_rels/.rels')).toBe(relations(relation(1, 'officeDocument', 'xl/workbook.xml')));
  expect(parts.get('xl/_rels/workbook.xml.rels')).toBe(
    relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml'),
      relation(2, 'worksheet', 'worksheets/sheet2.xml'),
      relation(3, 'styles', 'styles.xml'),
    ),
  );
  expect(parts.get('xl/workbook.xml')).toContain(
    '<sheets><sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/></sheets>',
  );
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml';
  expect(parts.get('[Content_Types].xml')).toContain(
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${type}"/></Types>`,
  );
  expect(parts.get('xl/worksheets/sheet2.xml')).toContain('>b<');
});

test('columns are as wide as their headings (12 to 60 characters), headings are frozen, and choices are offered', async () => {
  const parts = await partsOf({
    name: 'A',
    rows: [
      ['Type', 'h'.repeat(20), 'h'.repeat(90)],
      ['', 'x'],
    ],
    choices: [{ column: 2, range: 'Values!$A$2:$A$6' }],
  });
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const column = (place: number, width: number) =>
    `<col min="${place}" max="${place}" width="${width}" style="1" customWidth="1"/>`;
  expect(sheet).toContain(`<cols>${column(1, 12)}${column(2, 24)}${column(3, 60)}</cols>`);
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toMatch(
    /<row r="1"><c r="A1" s="2" .*<row r="2"><c r="B2" s="1" [^/]*>x<\/t><\/is><\/c><\/row><\/sheetData>/,
  );
  expect(sheet).toMatch(
    /<\/sheetData><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="C2:C10001"><formula1>Values!\$A\$2:\$A\$6<\/formula1><\/dataValidation><\/dataValidations><\/worksheet>$/,
  );
  const plain = (await partsOf({ name: 'A', rows: [] })).get('xl/worksheets/sheet1.xml');
  expect(plain).toMatch(/<cols><\/cols><sheetData><\/sheetData><\/worksheet>$/);
});

test('a file is smaller than its content', async () => {
  const file = await spreadsheet([{ name: 'A', rows: [['h'], ['x'.repeat(100_000)]] }]);
  expect(file.length).toBeLessThan(10_000);
});
