import { randomBytes } from 'node:crypto';
import {
  billionLaughs,
  bomb,
  encryptedParts,
  farCell,
  fetchesFile,
  manyParts,
  partOf,
  partTwice,
  shortDirectory,
  workbookWith,
  worksheetOf,
  xlsOf,
  xlsWith,
} from './hostile-files.ts';
import { savedSheet } from './sheets.ts';
import { sheetOf } from './upload.ts';

export const sheet1 = 'xl/worksheets/sheet1.xml';
const start8 = Buffer.from([0x00, 0x06, 0x05, 0x00, 0, 0, 0, 0]);
const start5 = Buffer.from([0x00, 0x05, 0x05, 0x00, 0, 0, 0, 0]);
const macroSheet = Buffer.from([0, 0, 0, 0, 0, 1, 1, 0, 0x41]);
const otherBook = Buffer.from([1, 0, 5, 0, 0, 0x61, 0x2e, 0x78, 0x6c, 0x73]);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').toString('latin1');

/** A valid workbook with a content type for an extension, and further parts. */
async function workbookThatSays(ending: string, type: string, parts: Readonly<Record<string, string>> = {}) {
  const types = await partOf('[Content_Types].xml');
  const said = types.replace('<Default', `<Default Extension="${ending}" ContentType="${type}"/><Default`);
  return workbookWith({ '[Content_Types].xml': said, ...parts });
}

type Making = () => Buffer | Promise<Buffer>;
/** Files that are no upload sheets. */
export const hostile: readonly (readonly [what: string, why: RegExp, name: string, make: Making])[] = [
  ['an archive that unpacks to 400 MB', /too large when unpacked/, 'a.xlsx', () => bomb('what it is')],
  ['an archive that unpacks to 400 MB and says it is small', /damaged/, 'a.xlsx', () => bomb('it is small')],
  ['an archive of 5 000 parts', /too many parts/, 'a.xlsx', manyParts],
  ['an archive whose directory leaves parts out', /not an Excel workbook/, 'a.xlsx', shortDirectory],
  ['an archive with a password', /password/, 'a.xlsx', encryptedParts],
  ['a part that is there twice', /a part twice/, 'a.xlsx', partTwice],
  [
    'texts that multiply',
    /defines a document type/,
    'a.xlsx',
    () => workbookWith({ 'xl/sharedStrings.xml': billionLaughs }),
  ],
  [
    'a part that fetches a file',
    /defines a document type/,
    'a.xlsx',
    () => workbookWith({ 'xl/workbook.xml': fetchesFile }),
  ],
  [
    'a document type behind a long comment',
    /defines a document type/,
    'a.xlsx',
    () => workbookWith({ [sheet1]: `<!--${'-'.repeat(5000)}-->${fetchesFile}` }),
  ],
  ['a part in another encoding', /UTF-8/, 'a.xlsx', () => workbookWith({ [sheet1]: utf16(fetchesFile) })],
  ['macros', /macros/, 'a.xlsx', () => workbookWith({ 'xl/vbaProject.bin': 'x' })],
  [
    'macros in a folder of their own',
    /macros/,
    'a.xlsx',
    () => workbookWith({ 'xl/Macrosheets/sheet1.xml': '<x/>' }),
  ],
  [
    'links to other files',
    /links to other files/,
    'a.xlsx',
    () => workbookWith({ 'xl/externalLinks/externalLink1.xml': '<x/>' }),
  ],
  [
    'embedded files',
    /holds other files/,
    'a.xlsx',
    () => workbookWith({ 'xl/embeddings/oleObject1.bin': 'x' }),
  ],
  [
    'a workbook that may run macros under a harmless name',
    /holds macros/,
    'a.xlsx',
    async () => {
      const types = await partOf('[Content_Types].xml');
      return workbookWith({
        '[Content_Types].xml': types.replace('</Types>', '<x t="sheet.macroEnabled.main+xml"/></Types>'),
      });
    },
  ],
  [
    'parts whose ending says that they run macros',
    /holds macros/,
    'a.xlsx',
    () => workbookThatSays('bin', 'application/vnd.ms-office.vbaProject', { 'xl/other.bin': 'x' }),
  ],
  [
    'a workbook whose ending says that it may run macros',
    /holds macros/,
    'a.xlsx',
    () => workbookThatSays('XML', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
  ],
  [
    'no list of its parts',
    /not an Excel workbook/,
    'a.xlsx',
    () => workbookWith({ '[Content_Types].xml': undefined }),
  ],
  ['no table', /damaged|Columns are missing/, 'a.xlsx', () => workbookWith({ [sheet1]: undefined })],
  ['more columns than anybody has', /too many columns/, 'a.xlsx', () => workbookWith({ [sheet1]: farCell })],
  [
    'more rows than allowed',
    /more than 10000 rows/,
    'a.xlsx',
    () => workbookWith({ [sheet1]: worksheetOf(10_002) }),
  ],
  ['half of a workbook', /damaged/, 'a.xlsx', async () => (await sheetOf({})).subarray(0, 900)],
  ['nothing', /is not an Excel workbook/, 'a.xlsx', () => Buffer.of()],
  [
    'a CSV file by another name',
    /is not an Excel workbook/,
    'a.xlsx',
    () => Buffer.from('AccountName,ApplicationType\nA,Joint\n'),
  ],
  ['an OpenDocument sheet by another name', /not an Excel workbook/, 'a.xlsx', () => savedSheet('good.ods')],
  [
    'a web page by another name',
    /is not an Excel workbook/,
    'a.xls',
    () => Buffer.from('<html><table><tr><td>A</td></tr></table></html>'),
  ],
  [
    'half of an old workbook',
    /damaged|not an Excel/,
    'a.xls',
    () => savedSheet('good.xls').subarray(0, 2000),
  ],
  [
    'an old workbook with macros',
    /macros/,
    'a.xls',
    () => xlsWith(savedSheet('good.xls'), '/_VBA_PROJECT_CUR/VBA/dir'),
  ],
  [
    'an old workbook in a locked one',
    /password/,
    'a.xls',
    () => xlsWith(savedSheet('good.xls'), '/EncryptedPackage'),
  ],
  [
    'an old workbook with a sheet of macros',
    /macros/,
    'a.xls',
    () => xlsOf('/Workbook', [0x809, start8], [0x85, macroSheet]),
  ],
  [
    'an old workbook with a password',
    /password/,
    'a.xls',
    () => xlsOf('/Workbook', [0x809, start8], [0x2f, Buffer.alloc(6)]),
  ],
  [
    'an old workbook with links to other files',
    /links to other files/,
    'a.xls',
    () => xlsOf('/Workbook', [0x809, start8], [0x1ae, otherBook]),
  ],
  ['a workbook from before Excel 97', /older version/, 'a.xls', () => xlsOf('/Book', [0x809, start5])],
  [
    'a workbook in an embedded one',
    /not an Excel workbook/,
    'a.xls',
    () => xlsOf('/MBD0001/Workbook', [0x809, start8]),
  ],
  [
    'hidden sheets only',
    /no visible sheet/,
    'a.xls',
    () => xlsOf('/WORKBOOK', [0x809, start8], [0x85, Buffer.from([0, 0, 0, 0, 2, 0, 1, 0, 0x41])]),
  ],
  [
    'an old file that is no workbook',
    /not an Excel workbook/,
    'a.xls',
    () => xlsOf('/WordDocument', [0x809, start8]),
  ],
  ['a renamed text', /is not an Excel workbook/, 'a.csv', () => Buffer.from('AccountName\n')],
  [
    'a program behind a workbook’s name',
    /is not an Excel workbook/,
    'a.xlsx.exe',
    () => savedSheet('good.xlsx'),
  ],
];

const markup = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
export const rowsOf = (rows: string, after = '') =>
  `<worksheet ${markup}><sheetData>${rows}</sheetData>${after}</worksheet>`;
/** Valid workbooks with one expensive part; padding hides the compression ratio, as an attacker would. */
export const filled = (parts: Readonly<Record<string, string>>) => () =>
  workbookWith({ ...parts, 'docProps/custom.xml': randomBytes(450_000).toString('base64') });

/** Each took the reader two to twelve seconds, or all of its memory and the process with it. */
export const expensive: readonly (readonly [what: string, why: RegExp, make: Making])[] = [
  ['a million rows', /too many rows/, filled({ [sheet1]: rowsOf('<row/>'.repeat(1_000_000)) })],
  [
    'a million cells',
    /too many cells/,
    filled({ [sheet1]: rowsOf(`<row>${'<c/>'.repeat(59)}</row>`.repeat(17_000)) }),
  ],
  ['five million tags', /holds too much/, filled({ [sheet1]: rowsOf('<a/>'.repeat(5_000_000)) })],
  [
    'a text of millions of escaped characters',
    /holds too much/,
    filled({ [sheet1]: rowsOf(`<row><c t="str"><v>${'&amp;'.repeat(7_000_000)}</v></c></row>`) }),
  ],
  [
    'half a million cell styles',
    /holds too much/,
    filled({
      'xl/styles.xml': `<styleSheet ${markup}><cellXfs>${'<xf numFmtId="0"/>'.repeat(500_000)}</cellXfs></styleSheet>`,
    }),
  ],
  [
    'three million texts',
    /holds too much/,
    filled({ 'xl/sharedStrings.xml': `<sst ${markup}>${'<si/>'.repeat(3_000_000)}</sst>` }),
  ],
];
