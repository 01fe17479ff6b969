import { zipped } from '../../platform/zip/zipped.ts';

export interface Sheet {
  readonly name: string;
  /** The first row is the headings. */
  readonly rows: readonly (readonly string[])[];
  /** Choices offered in the cells of a column (from 0), as a range such as `Values!$A$2:$A$6`. */
  readonly choices?: readonly { readonly column: number; readonly range: string }[];
}

/**
 * A spreadsheet with text cells only: no formula, number or date. Whole columns are formatted as text, so that typed
 * values stay text as well.
 *
 * Not written with the library that reads uploads: it supports neither column formats nor choices, and is loaded in
 * the reader thread only.
 */
export function spreadsheet(sheets: readonly Sheet[]): Promise<Buffer> {
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': contentTypes(sheets),
    '_rels/.rels': relations([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => ({ type: 'worksheet', target: `worksheets/sheet${index + 1}.xml` })),
      { type: 'styles', target: 'styles.xml' },
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, worksheet(sheet)]),
    ),
  };
  return zipped(
    Object.entries(parts).map(([name, xml]) => ({ name, bytes: Buffer.from(declaration + xml) })),
    { compress: true },
  );
}

/** Name of a column counted from 0: A to Z, then AA. */
export function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (sheets: readonly Sheet[]): string =>
  `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mediaType}.styles+xml"/>${sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${mediaType}.worksheet+xml"/>`,
    )
    .join('')}</Types>`;

const relations = (targets: readonly { readonly type: string; readonly target: string }[]): string =>
  `<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ({ type, target }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const workbook = (sheets: readonly Sheet[]): string =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
    .map(
      ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;

/** Format 49 is text. Style 1 is a cell, style 2 a heading. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Widths in characters. */
const narrowest = 12;
const widest = 60;

function worksheet({ rows, choices = [] }: Sheet): string {
  const columns = (rows[0] ?? []).map((heading, index) => {
    const width = Math.min(widest, Math.max(narrowest, heading.length + 4));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" style="1" customWidth="1"/>`;
  });
  const lines = rows.map((cells, row) => {
    const style = row === 0 ? 2 : 1;
    const filled = cells.map((text, column) =>
      text === ''
        ? ''
        : `<c r="${columnName(column)}${row + 1}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    );
    return `<row r="${row + 1}">${filled.join('')}</row>`;
  });
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const offered = choices.map(({ column, range }) => {
    const name = columnName(column);
    return `<dataValidation type="list" allowBlank="1" sqref="${name}2:${name}10001"><formula1>${escaped(range)}</formula1></dataValidation>`;
  });
  return `<worksheet xmlns="${main}">${frozen}<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData>${
    offered.length > 0
      ? `<dataValidations count="${offered.length}">${offered.join('')}</dataValidations>`
      : ''
  }</worksheet>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for XML. Text that looks like the format's own escape sequence is escaped itself; characters that XML
 * cannot express are omitted.
 */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/\r/g, '_x000D_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(/[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}
