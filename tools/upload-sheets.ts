import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorFile } from '../apps/server/src/modules/bulk-upload/error-file.ts';
import { uploadFormat } from '../apps/server/src/modules/bulk-upload/sheet-reader.ts';
import { sheetOf } from '../apps/server/src/modules/bulk-upload/upload-columns.ts';
import { uploadTemplate } from '../apps/server/src/modules/bulk-upload/upload-template.ts';
import { badRows, columns, goodRows, type Cell } from './upload-sheet-rows.ts';
import { convert, findLibreOffice } from './libre-office.ts';

/** Makes the sheets that the tests of the bulk upload read, as people make them: with a spreadsheet program. */
const folder = join(import.meta.dirname, '../apps/server/src/modules/bulk-upload/testing/sheets');
const soffice = findLibreOffice();
mkdirSync(folder, { recursive: true });

function save(name: string, document: string): void {
  const [, to] = /\.(xlsx|xls|ods)$/.exec(name) ?? [];
  const bytes = convert(soffice, {
    from: 'fods',
    to: to as 'xlsx' | 'xls' | 'ods',
    bytes: Buffer.from(document),
  });
  writeFileSync(join(folder, name), bytes);
  console.log(`${name} ${bytes.length}`);
}

const styles = `<office:styles><style:style style:name="Default" style:family="table-cell"/></office:styles>
<office:automatic-styles>
<number:number-style style:name="N1"><number:number number:decimal-places="0" number:min-integer-digits="1" number:grouping="true"/></number:number-style>
<number:number-style style:name="N2"><number:number number:decimal-places="0" number:min-integer-digits="5"/></number:number-style>
<number:date-style style:name="N3"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style>
<style:style style:name="whole" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="N1"/>
<style:style style:name="padded" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="N2"/>
<style:style style:name="date" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="N3"/>
<style:style style:name="yellow" style:family="table-cell" style:parent-style-name="Default"><style:table-cell-properties fo:background-color="#ffff00"/></style:style>
</office:automatic-styles>`;

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function cellXml(cell: Cell): string {
  if (typeof cell === 'string')
    return cell === ''
      ? '<table:table-cell/>'
      : `<table:table-cell office:value-type="string"><text:p>${xml(cell)}</text:p></table:table-cell>`;
  const { style, formula, value, date, spans, note } = cell;
  const attributes = [
    style && `table:style-name="${style}"`,
    formula && `table:formula="of:${xml(formula)}"`,
    spans && 'table:number-columns-spanned="2" table:number-rows-spanned="1"',
    date
      ? `office:value-type="date" office:date-value="${date}"`
      : typeof value === 'number'
        ? `office:value-type="float" office:value="${value}"`
        : 'office:value-type="string"',
  ];
  const noted = note ? `<office:annotation><text:p>${xml(note)}</text:p></office:annotation>` : '';
  const text = typeof value === 'string' ? `<text:p>${xml(value)}</text:p>` : '';
  const covered = spans ? '<table:covered-table-cell/>' : '';
  return `<table:table-cell ${attributes.filter(Boolean).join(' ')}>${noted}${text}</table:table-cell>${covered}`;
}

/** A cell that spans another takes its place. */
function rowXml(cells: readonly Cell[]): string {
  const covered = (index: number) => {
    const before = cells[index - 1];
    return typeof before === 'object' && before.spans === 2;
  };
  const shown = cells.map((cell, index) => (covered(index) ? '' : cellXml(cell)));
  return `<table:table-row>${shown.join('')}</table:table-row>`;
}
const blankRows = (count: number): string =>
  `<table:table-row table:number-rows-repeated="${count}"><table:table-cell table:style-name="yellow" table:number-columns-repeated="12"/></table:table-row>`;

const documentOf = (...rows: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">${styles}<office:body><office:spreadsheet><table:table table:name="Applications">${rows.join('')}</table:table><table:table table:name="Notes"><table:table-row><table:table-cell office:value-type="string"><text:p>A sheet of somebody’s own</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>`;

const rearranged = (cells: readonly Cell[]): readonly Cell[] => cells.toReversed();
const [firstGood = []] = goodRows;

const good = documentOf(
  rowXml(columns),
  ...goodRows.slice(0, 3).map(rowXml),
  blankRows(2),
  ...goodRows.slice(3).map(rowXml),
  blankRows(40),
);
save('good.xlsx', good);
save('good.xls', good);
save('good.ods', good);
const bad = documentOf(rowXml(columns), rowXml(firstGood), ...badRows.map(rowXml));
save('bad-rows.xlsx', bad);
save('bad-rows.xls', bad);
save(
  'other-order.xlsx',
  documentOf(rowXml(rearranged(columns)), ...goodRows.map((row) => rowXml(rearranged(row)))),
);
save(
  'merged-headings.xlsx',
  documentOf(rowXml([{ value: 'AccountName', spans: 2 }, ...columns.slice(1)]), rowXml(firstGood)),
);
save('headings-only.xlsx', documentOf(rowXml(columns), blankRows(30)));

/** Opens one of our own files, changes it in the office's own form, and saves it as the office does. */
function edited(ours: Uint8Array, change: (document: string) => string): string {
  const document = convert(soffice, { from: 'xlsx', to: 'fods', bytes: ours }).toString('utf8');
  const changed = change(document);
  if (changed === document) throw new Error('There was nothing to change.');
  return changed;
}

const template = await uploadTemplate({
  subBrands: ['Harbour Direct', 'Harbour Advice', 'Harbour Private'],
  products: ['Cash', 'Shares', 'Bonds', 'Property', 'Gold', 'Infrastructure'],
});
save(
  'filled-template.xlsx',
  edited(template, (document) =>
    document.replace('</table:table-row>', `</table:table-row>${goodRows.slice(0, 1).map(rowXml).join('')}`),
  ),
);

const texts = firstGood.map(String);
const wrong = sheetOf([columns, texts.map((text) => (text.includes('@') ? 'nobody' : text))], uploadFormat);
save(
  'corrected-error-file.xlsx',
  edited(
    await errorFile(wrong, ['PrimaryEmail must be a valid e-mail address.'], uploadFormat.errorsColumn),
    (document) => document.replace('<text:p>nobody</text:p>', '<text:p>corrected@post.example</text:p>'),
  ),
);
