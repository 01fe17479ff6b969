import { bulkUploadColumns, type BulkUploadColumn, type Corrections } from '@portal/api/contract';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readSheet, type ReaderTask } from './read-sheet.ts';
import { uploadFormat } from './sheet-reader.ts';
import { savedSheet } from './testing/sheets.ts';
import { goodRow, permitted, sheetOf, textsOf } from './testing/upload.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Row = Partial<Record<BulkUploadColumn, string>>;

const read = (task: ReaderTask) => readSheet({ ...task, format: uploadFormat });
const readFile = (bytes: Buffer, name = 'a.xlsx') =>
  read({
    name,
    kind: name.endsWith('.xls') ? 'xls' : 'xlsx',
    bytes: new Uint8Array(bytes),
    permitted,
    dayFormat: 'd/m/yyyy',
  });
const correct = (kept: Uint8Array, corrections: Corrections) => read({ kept, corrections, permitted });

/** The rows that are stored, or the error file. */
async function evaluated(reading: ReturnType<typeof readFile>) {
  const result = await reading;
  if (result.outcome !== 'bad') return 'rows' in result ? result.rows : result;
  return textsOf(Buffer.from(result.errorFile));
}

const texts: Readonly<Record<string, readonly string[]>> = {
  ExternalID: ['', 'A', 'B', ' B ', 'x'.repeat(101)],
  SubBrand: ['', 'Harbour Direct', 'harbour direct', 'Harbor Direct'],
  Products: ['', 'Cash; shares', 'Tulips'],
  InvestmentAmount: ['', '5', '-5', '$25,000.50', '1.234', '#REF!'],
  PrimaryEmail: ['', 'jane@post.example', 'x', "'=1"],
};
const others = ['', ' ', 'Okafor', '=1+1', '#N/A', '0412 345 678', 'g@post.example', 'Joint', 'Errors'];
const cell = fc
  .constantFrom(...bulkUploadColumns)
  .chain((column) => fc.tuple(fc.constant(column), fc.constantFrom(...(texts[column] ?? others))));
const row: fc.Arbitrary<Row> = fc.array(cell, { maxLength: 2 }).map((cells) => Object.fromEntries(cells));

test('evaluates corrections as an upload of the corrected sheet (REPAIR-020)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(5), cell), { maxLength: 6 }),
      fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
      async (rows, changes, out) => {
        // The first row is always wrong and never left out.
        const sheet: Row[] = [{ AccountName: 'First', LastName: '' }, ...rows];
        const refused = await readFile(await sheetOf(...sheet));
        if (refused.outcome !== 'bad') throw new Error(refused.outcome);
        const leftOut = out.filter((place) => place > 0 && place < sheet.length);
        const corrections = changes.filter(([place]) => place < sheet.length);
        const byHand = sheet.map((each) => ({ ...each }));
        for (const [place, [column, text]] of corrections) (byHand[place] ?? {})[column] = text;
        const here = correct(refused.kept, {
          Corrections: corrections.map(([place, [Column, Text]]) => ({ Row: place + 2, Column, Text })),
          LeaveOut: leftOut.map((place) => place + 2),
        });
        const uploaded = readFile(await sheetOf(...byHand.filter((_, place) => !leftOut.includes(place))));
        expect(await evaluated(here)).toEqual(await evaluated(uploaded));
      },
    ),
    { numRuns: 25 },
  );
});

test.each(['bad-rows.xlsx', 'bad-rows.xls'])(
  '%s has the same errors once it was kept, numbers and formulas included (REPAIR-020)',
  async (file) => {
    const refused = await readFile(savedSheet(file), file);
    if (refused.outcome !== 'bad') throw new Error(refused.outcome);
    const again = await correct(refused.kept, { Corrections: [], LeaveOut: [] });
    if (again.outcome !== 'bad') throw new Error(again.outcome);
    const errorsOf = ({ errorFile }: typeof refused) => textsOf(Buffer.from(errorFile));
    expect(await errorsOf(again)).toEqual(await errorsOf(refused));
  },
);

test('a corrected sheet can be uploaded with every kind of valid text', async () => {
  const refused = await readFile(await sheetOf({ LastName: '' }, goodRow));
  if (refused.outcome !== 'bad') throw new Error(refused.outcome);
  const Correction = { Row: 2, Column: 'LastName', Text: 'Okafor' };
  expect(await correct(refused.kept, { Corrections: [Correction], LeaveOut: [3] })).toMatchObject({
    outcome: 'good',
    rows: [{ clientName: 'Ada Okafor' }],
  });
});
