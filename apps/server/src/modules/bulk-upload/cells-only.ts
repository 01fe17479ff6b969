/**
 * A sheet with nothing in it but its rows, which is all that is read of it: what stands before and after, as links
 * that each reach over a million cells, costs more than they do.
 */
export function cellsOnly(sheet: Buffer): Buffer {
  // One sign for each byte: the places in the text are those in the bytes.
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
