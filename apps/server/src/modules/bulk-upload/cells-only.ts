/**
 * Removes everything but the rows from a sheet, which is all that is read. Other elements, such as links that each
 * span a million cells, cost more than the rows.
 */
export function cellsOnly(sheet: Buffer): Buffer {
  // One character per byte, so that positions in the text and in the bytes are the same.
  const text = sheet.toString('latin1');
  const begin = /<(?:\w+:)?sheetData(?:\s[^<>]*)?>/.exec(text);
  const start = begin && !begin[0].endsWith('/>') ? begin.index + begin[0].length : text.length;
  const end = /<\/(?:\w+:)?sheetData\s*>/.exec(text.slice(start));
  const rows = sheet.subarray(start, end ? start + end.index : start);
  return Buffer.concat([
    Buffer.from('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'),
    rows,
    Buffer.from('</sheetData></worksheet>'),
  ]);
}
