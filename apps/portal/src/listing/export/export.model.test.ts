import { describe, expect, test } from 'vitest';
import { exportingText, exportConfirmationText } from './export.model.ts';

describe('names the size of the export', () => {
  test.each([
    [0, 'Exporting 0 rows'],
    [1, 'Exporting 1 row'],
    [1_000_000, 'Exporting 1,000,000 rows'],
    [undefined, 'Exporting'],
  ])('%s', (rows, text) => {
    expect(exportingText(rows)).toBe(text);
  });

  test('asks for confirmation before a large export', () => {
    expect(exportConfirmationText(10_001)).toBe('10,001 rows will be exported.');
  });
});
