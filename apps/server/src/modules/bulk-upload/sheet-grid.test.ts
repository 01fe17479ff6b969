import { expect, test } from 'vitest';
import { gridOf } from './sheet-grid.ts';
import { eachRecord, workbookWith, xlsChanged } from './testing/hostile-files.ts';
import { rowsOf, sheet1 } from './testing/hostile-tables.ts';
import { savedSheet } from './testing/sheets.ts';
import { validatedXls } from './validate-xls.ts';
import { validatedXlsx } from './validate-xlsx.ts';

const dayFormat = 'd/m/yyyy';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

interface Parts {
  readonly cells: string;
  /** Number formats; cells use them as style 1, 2 and so on. */
  readonly formats?: readonly (string | number)[];
  readonly properties?: string;
  readonly calculation?: string;
}

async function textsIn({ cells, formats = [], properties = '', calculation = '' }: Parts, day = dayFormat) {
  const own = formats.flatMap((code, index) =>
    typeof code === 'string'
      ? [`<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`]
      : [],
  );
  const styles = ['<xf numFmtId="0"/>'].concat(
    formats.map((code, index) => `<xf numFmtId="${typeof code === 'string' ? 200 + index : code}"/>`),
  );
  const bytes = await workbookWith({
    [sheet1]: rowsOf(`<row r="1">${cells}</row>`),
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${own.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr ${properties}/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets>${calculation}</workbook>`,
  });
  const [row] = gridOf({ workbook: await validatedXlsx(bytes), sheet: 0, dayFormat: day });
  return row?.cells.map(({ text }) => text) ?? [];
}

test.each<[format: string | number, value: number, shown: string]>([
  [14, 46_359, '3/12/2026'],
  [22, 46_359.5, '3/12/2026 12:00'],
  ['m/d/yy', 46_359, '12/3/26'],
  ['dd.mm.yyyy', 46_359, '03.12.2026'],
  ['yyyy-mm-ddThh:mm:ss', 46_359.5, '2026-12-03T12:00:00'],
  ['[$-C09]d mmmm yyyy;@', 46_359, '3 December 2026'],
  ['yyyy"年"m"月"d"日"', 46_359, '2026年12月3日'],
  ['[h]:mm', 1.5, '36:00'],
  ['[$-C09]000000', 62, '000062'],
  ['"EXT-"0000', 7, 'EXT-0007'],
  ['000-000', 62_000, '062-000'],
  ['"Q"0', 4, 'Q4'],
  ['0%', 0.25, '25%'],
  ['#,##0.00_);(#,##0.00)', 3333.333, '3,333.33'],
  ['0.00', 1.005, '1.01'],
  ['#,##0.00', -9.075, '-9.08'],
  ['0.0%', 0.28745, '28.7%'],
  ['0.####################', 0.1, '0.1'],
  ['# ?/?', 4.3, '4 2/7'],
  ['0.00E+00', 12_345, '1.23E+04'],
  [0, 123_456_789_012, '123456789012'],
  ['@', 123_456_789_012, '123456789012'],
  [27, 46_359, '3/12/2026'],
  ['[&lt;=1.7976931348623157E+308]d/m/yyyy;@', 46_359, '3/12/2026'],
  ['[ENG][$-C09]d mmmm yyyy', 46_359, '3 December 2026'],
  ['[$]#,##0.00', 25_000.5, '$25,000.50'],
  ['0;-0;', 0, ''],
  [';;;', 5, '#FORMAT!'],
  ['dd.mm.yyyy', -3, '#FORMAT!'],
  ['Unknown 0', 3, '#FORMAT!'],
])('the format %j writes %d as %j', async (format, value, shown) => {
  const cells = `<c r="A1" s="1"><v>${value}</v></c><c r="B1" t="str"><v>x</v></c>`;
  expect((await textsIn({ cells, formats: [format] }))[0]).toBe(shown);
});

test.each([
  ['m/d/yyyy', '12/3/2026'],
  ['yyyy-mm-dd', '2026-12-03'],
])('a built-in day follows the order of the tenant: %s', async (day, shown) => {
  expect(await textsIn({ cells: '<c s="1"><v>46359</v></c>', formats: [14] }, day)).toEqual([shown]);
});

test('days count from 1904 where the workbook says so, but durations do not', async () => {
  const cells = '<c s="1"><v>44897</v></c><c s="2"><v>1.5</v></c>';
  const formats = ['dd.mm.yyyy', '[h]:mm'];
  expect(await textsIn({ cells, formats, properties: 'date1904="1"' })).toEqual(['03.12.2026', '36:00']);
});

test('characters beyond 16 bits may be written as numbers', async () => {
  const name = '<is><t>&#x20BB7;&#37326;\u5bb6 &#128540;</t></is>';
  expect(await textsIn({ cells: `<c t="inlineStr">${name}</c>` })).toEqual(['𠮷野家 😜']);
});

test('the paths of a workbook may have backslashes', async () => {
  const bytes = await workbookWith({ [sheet1]: rowsOf('<row r="1"><c r="A1"><v>7</v></c></row>') });
  const changed = bytes.toString('latin1').replaceAll(sheet1, sheet1.replaceAll('/', '\\'));
  const workbook = await validatedXlsx(Buffer.from(changed, 'latin1'));
  expect(gridOf({ workbook, sheet: 0, dayFormat })[0]?.cells[0]?.text).toBe('7');
});

test('a text is shown with its format', async () => {
  const cells = '<c s="1" t="str"><v>7</v></c>';
  expect(await textsIn({ cells, formats: ['"EXT-"@'] })).toEqual(['EXT-7']);
});

const recalculated = '<calcPr fullCalcOnLoad="1"/>';
test.each<[cell: string, calculation: string, text: string]>([
  ['<c><f>1+1</f></c>', '', '#GETTING_DATA'],
  ['<c><f>1+1</f><v/></c>', '', '#GETTING_DATA'],
  ['<c t="n"><f>1+1</f><v></v></c>', '', '#GETTING_DATA'],
  ['<c t="str"><f>""</f></c>', '', '#GETTING_DATA'],
  ['<c><f t="shared" si="0"/></c>', '', '#GETTING_DATA'],
  ['<c><f t="array" ref="A1:A3">B1:B3</f><v/></c>', '', '#GETTING_DATA'],
  ['<x:c xmlns:x="y"><x:f>1+1</x:f><x:v/></x:c>', '', '#GETTING_DATA'],
  ['<c t="str"><f>""</f><v></v></c>', '', ''],
  ['<c t="str"><f>"a"</f><v>a</v></c>', '', 'a'],
  ['<c t="b"><f>1=1</f><v>1</v></c>', '', 'TRUE'],
  ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '', '#DIV/0!'],
  ['<c><f>1+1</f><v>2</v></c>', '', '2'],
  ['<c><f>1+1</f><v>2</v></c>', '<calcPr fullCalcOnLoad="0"/>', '2'],
  ['<c><f>1+1</f><v>0</v></c>', recalculated, '#GETTING_DATA 0'],
  ['<c t="str"><f>"a"</f><v>a</v></c>', recalculated, '#GETTING_DATA'],
  ['<c><f>1+1</f><v>2</v></c>', '<calcPr calcCompleted="false"/>', '#GETTING_DATA 2'],
  ['<c><v>2</v></c>', recalculated, '2'],
])('%s with %j is read as %j', async (cell, calculation, text) => {
  const [shown] = await textsIn({ cells: `${cell}<c t="str"><v>x</v></c>`, calculation });
  expect(shown).toBe(text);
});

const gridTexts = (file: Buffer) =>
  gridOf({ ...validatedXls(file), dayFormat }).map(({ cells }) => cells.map(({ text }) => text));
const kinds = { formula: 0x06, lastCalculation: 0x1c1, dimensions: 0x200, notCalculated: 0x5e };

test.each<[string, (stream: Buffer, at: number, kind: number) => unknown]>([
  [
    'no record of a calculation',
    (stream, at, kind) => kind === kinds.lastCalculation && stream.writeUInt16LE(0x1c2, at),
  ],
  [
    'a sheet that was not calculated',
    (stream, at, kind) => kind === kinds.dimensions && stream.writeUInt16LE(kinds.notCalculated, at),
  ],
  [
    'formulas to calculate when it is opened',
    (stream, at, kind) => kind === kinds.formula && stream.writeUInt16LE(2, at + 4 + 14),
  ],
])('an old workbook with %s has no results of formulas', (_, change) => {
  const file = xlsChanged(savedSheet('good.xls'), (stream) =>
    eachRecord(stream, (at, kind) => void change(stream, at, kind)),
  );
  const results = ['Computed Trust', '0.3'];
  expect(gridTexts(file)).toEqual(
    gridTexts(savedSheet('good.xls')).map((row) =>
      row.map((text) => (results.includes(text) ? '#GETTING_DATA' : text)),
    ),
  );
});

test.each(['WORKBOOK', 'workbook'])('an old workbook may call its stream %s', (name) => {
  const file = xlsChanged(savedSheet('good.xls'), () => undefined, name);
  expect(gridTexts(file)).toEqual(gridTexts(savedSheet('good.xls')));
});
