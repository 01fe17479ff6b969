import { describe, expect, test } from 'vitest';
import { parseAreas, reportRows, rowsOf } from './rows.ts';

describe('the areas', () => {
  test('are read line by line, with what is due', () => {
    expect(parseAreas('# comment\n\nLIST 2 due\nDOC 15\n')).toEqual([
      { name: 'LIST', rows: 2, due: true },
      { name: 'DOC', rows: 15, due: false },
    ]);
  });

  test.each(['LIST', 'list 3', 'LIST 3 later', 'LIST-001'])('refuse %j', (text) => {
    expect(() => parseAreas(text)).toThrow(/is no area/);
  });
});

test('a row is named at the end of a title, not in passing', () => {
  const row = (number: number) => `LIST-${String(number).padStart(3, '0')}`;
  const source = [
    `test('opens the list (${row(1)}, OP-070, ${row(2)})', () => {});`,
    `test.each([1])("page %d (${row(3)})", () => {});`,
    `test('goes on (${row(7)} to ${row(9)}, ${row(12)})', () => {});`,
    `// as ${row(4)} says (${row(5)})`,
    `expect('${row(6)}').toBe(1);`,
  ].join('\n');
  expect(rowsOf(source)).toEqual([1, 2, 3, 7, 8, 9, 12].map(row));
});

describe('the report', () => {
  const areas = parseAreas('LIST 2 due\nDOC 1');

  test('has nothing to say where every due row is named', () => {
    expect(reportRows(areas, new Set(['LIST-001', 'LIST-002'])).mistakes).toEqual([]);
  });

  test('tells a due row without a test, and a row that does not exist', () => {
    expect(reportRows(areas, new Set(['LIST-001', 'LIST-003', 'DOC-001'])).mistakes).toEqual([
      'LIST-002 is due and no test names it',
      'LIST-003 is no row',
    ]);
  });
});
