import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { booleanText, options, text } from '../wire.ts';
import { countedReads } from './application-reads.ts';
import { bulkUploadApplications, bulkUploadMaximumRows } from './bulk-upload.ts';
import { listActions } from './list-actions.ts';

/** The characters of a corrected cell at most; the texts of a reply are cut there, too. */
export const cellTextMaximum = 1000;

/** How a cell is entered. */
export type CellKind = 'Choice' | 'Choices' | 'Owner' | 'Email' | 'Telephone' | 'Amount' | 'Text';

const column = v.object({
  Name: text,
  /** A `CellKind`; any other kind is a text. */
  Kind: text,
  Required: v.boolean(),
  MaximumLength: v.number(),
  Options: options,
});
/** `Row` is the number that spreadsheet programs show. */
const cell = v.object({ Row: v.number(), Column: text, AccountName: text, Value: text });
const problem = v.object({
  Text: text,
  /** The cells have the same text, so all but one of them have to change. */
  Repeated: v.optional(v.boolean()),
  Cells: v.array(cell),
});

const path = '/application/bulkupload/errors/{fileId}';

/** What is wrong with a refused upload. Only the user who uploaded it has access, as long as to its error file. */
export const getUploadErrors = endpoint({
  id: 'C126',
  path,
  needs: listActions.upload.needs,
  cost: 'download',
  reply: v.object({
    FileName: text,
    Rows: v.number(),
    RowsWithErrors: v.number(),
    Columns: v.array(column),
    FileProblems: v.array(text),
    Problems: v.array(problem),
    More: v.boolean(),
  }),
});

const row = v.pipe(v.number(), v.integer(), v.minValue(1));
const cellText = v.pipe(text, v.maxLength(cellTextMaximum));

/** Uploads the refused sheet with corrected cells. Either all rows that are not left out are stored or none. */
export const uploadCorrections = endpoint({
  id: 'C127',
  method: 'POST',
  path,
  needs: listActions.upload.needs,
  idempotent: true,
  cost: 'upload',
  invalidates: { closed: countedReads },
  query: v.strictObject({ acceptKnownIds: v.optional(booleanText) }),
  body: v.strictObject({
    Corrections: v.pipe(
      v.array(v.strictObject({ Row: row, Column: text, Text: cellText })),
      v.maxLength(2 * bulkUploadMaximumRows),
    ),
    /** Numbers of rows that are not stored. */
    LeaveOut: v.pipe(v.array(row), v.maxLength(bulkUploadMaximumRows)),
  }),
  reply: v.object({
    ...bulkUploadApplications.reply.entries,
    /** Rows that were stored and left out. Only present with success. */
    Uploaded: v.optional(v.number()),
    LeftOut: v.optional(v.number()),
  }),
});

export type UploadErrors = v.InferOutput<typeof getUploadErrors.reply>;
export type WrongCell = v.InferOutput<typeof cell>;
export type UploadColumn = v.InferOutput<typeof column>;
export type Corrections = v.InferOutput<typeof uploadCorrections.body>;
export type CorrectionsReply = v.InferOutput<typeof uploadCorrections.reply>;
