import { expect, test } from 'vitest';
import { isBulkUploadFile } from './bulk-upload.ts';

test.each([
  ['a.xlsx', true],
  ['a.xls', true],
  ['A.XLSX', true],
  ['a.xlsx.xls', true],
  ['a.csv', false],
  ['a.pdf', false],
  ['a.xlsx.exe', false],
  ['xlsx', false],
  ['', false],
])('the file name %j is accepted for a bulk upload: %s (BULK-005, BULK-007, OP-100)', (name, expected) => {
  expect(isBulkUploadFile(name)).toBe(expected);
});
