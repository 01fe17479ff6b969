import { describe, expect, test } from 'vitest';
import { exportingText, exportQuery, exportQuestionText } from './export.model.ts';
import { parseListLocation } from '../list/list.location.ts';

test('an export asks what the list asks, for all of its pages (LIST-034, LIST-035)', () => {
  const query = new URLSearchParams({
    status: '["Locked",""]',
    assignee: '["G-ANN"]',
    q: ' trust ',
    sortBy: 'DateCreated',
    sortType: 'asc',
    view: 'email',
  });
  const location = parseListLocation('all', { pageNo: '3', rowsPerPage: '50' }, query);
  expect(location && exportQuery(location)).toEqual({
    status: ['Locked', ''],
    assignee: ['G-ANN'],
    q: 'trust',
    sortBy: 'DateCreated',
    sortType: 'asc',
  });
});

describe('its size is named', () => {
  test.each([
    [0, 'Exporting 0 rows'],
    [1, 'Exporting 1 row'],
    [1_000_000, 'Exporting 1,000,000 rows'],
    [undefined, 'Exporting'],
  ])('%s', (rows, text) => {
    expect(exportingText(rows)).toBe(text);
  });

  test('before a large one begins', () => {
    expect(exportQuestionText(10_001)).toBe('10,001 rows will be exported.');
  });
});
