import { randomBytes } from 'node:crypto';
import { workbookWith } from '../src/modules/bulk-upload/testing/hostile-files.ts';

/** As dear to read as a file can be that is let through: half a megabyte that unpacks to forty. */
export function dearWorkbook(): Promise<Buffer> {
  const cell = '<c t="inlineStr"><is><t>x</t></is></c>';
  const rows = `<row>${cell.repeat(59)}</row>`.repeat(10_000);
  return workbookWith({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    'docProps/custom.xml': randomBytes(450_000).toString('base64'),
  });
}
