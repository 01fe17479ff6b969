import { aWrongCell, someUploadErrors } from '@portal/api/mocks';
import { expect, test } from 'vitest';
import { cellsToDo, reasonToWait, uploadedText } from './corrections.model.ts';

const repeated = someUploadErrors([], {
  Problems: [
    {
      Text: 'ExternalID is the same in another row.',
      Repeated: true,
      Cells: [2, 3, 4].map((row) => aWrongCell(row, 'ExternalID', 'A')),
    },
  ],
});

test.each<[string, Readonly<Record<string, string>>, readonly number[], readonly number[]]>([
  ['nothing', {}, [], [3, 4]],
  ['one cell', { '3 ExternalID': 'B' }, [], [4]],
  ['all but one cell', { '2 ExternalID': 'B', '4 ExternalID': 'C' }, [], []],
  ['one cell and one row left out', { '3 ExternalID': 'B' }, [2], []],
])('of texts that repeat, the rest is to do: %s', (_, texts, leftOut, rows) => {
  expect(cellsToDo(repeated, { texts, leftOut }).map(({ Row }) => Row)).toEqual(rows);
});

test('counts rows, not cells, until all are corrected or left out (REPAIR-009)', () => {
  const errors = someUploadErrors([
    aWrongCell(5, 'PrimaryEmail', 'x'),
    aWrongCell(5, 'LastName', ''),
    aWrongCell(6, 'LastName', ''),
  ]);
  const texts = { '5 PrimaryEmail': 'a@post.example' };
  expect(reasonToWait(errors, { texts, leftOut: [] })).toBe('Correct or leave out 2 rows first.');
  expect(reasonToWait(errors, { texts, leftOut: [5] })).toBe('Correct or leave out 1 row first.');
  expect(reasonToWait(errors, { texts, leftOut: [5, 6] })).toBeUndefined();
});

test.each([
  [37, [29, 5, 17], '37 applications uploaded, 3 rows left out. Not uploaded: rows 5, 17, 29.'],
  [1, [5], '1 application uploaded, 1 row left out. Not uploaded: row 5.'],
  [40, [], '40 applications uploaded.'],
])('%i uploaded and the rows %j left out read: %s (REPAIR-011)', (Uploaded, leftOut, sentence) => {
  expect(uploadedText({ Success: true, Uploaded, LeftOut: leftOut.length }, { texts: {}, leftOut })).toBe(
    sentence,
  );
});
