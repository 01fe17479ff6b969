import { expect, test } from 'vitest';
import { chartCsv } from './chart-csv.model.ts';

const same = (text: string) => ({ text, plain: text });

test('saves figures as numbers that a spreadsheet can add, after a byte order mark', () => {
  expect(
    chartCsv({
      labelHeading: 'Type',
      headings: ['Complete', 'Share'],
      rows: [
        { label: 'Individual', figures: [{ text: '1,250,001.5', plain: '1250001.5' }, same('43%')] },
        { label: 'Below', figures: [same('-5'), same('No figure')] },
      ],
    }),
  ).toBe('\ufeffType,Complete,Share\r\nIndividual,1250001.5,43%\r\nBelow,-5,No figure\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  [' @SUM(A1)', "' @SUM(A1)"],
  ['Cash, "Shares"', '"Cash, ""Shares"""'],
  ['Cash;=1+1', "Cash;'=1+1"],
  ['two\nlines', '"two\nlines"'],
])('keeps the label %j a text', (label, cell) => {
  expect(chartCsv({ labelHeading: 'Item', headings: [], rows: [{ label, figures: [] }] })).toBe(
    `\ufeffItem\r\n${cell}\r\n`,
  );
});
