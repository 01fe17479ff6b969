import { expect, test } from 'vitest';
import { uploadOutcome } from './upload.model.ts';

const other = { kind: 'otherError', message: undefined };
const known = { Success: false, ResponseType: 'KnownExternalIDs' };

test.each([
  [
    { Success: true, ResponseType: 'Success' },
    { kind: 'success', message: undefined },
  ],
  [
    { Success: true, Message: 'Three.' },
    { kind: 'success', message: 'Three.' },
  ],
  [
    { Success: false, ResponseType: 'InvalidFileData', TemporaryErrorFileId: 'x', Message: 'Rows.' },
    { kind: 'invalidData', errorFileId: 'x', message: 'Rows.' },
  ],
  [
    { Success: false, ResponseType: 'InvalidFileData', TemporaryErrorFileId: null },
    { kind: 'invalidData', errorFileId: undefined, message: undefined },
  ],
  [
    { ...known, KnownExternalIDs: ['A', 'B'], KnownExternalIDCount: 2 },
    { kind: 'knownIds', text: 'A, B' },
  ],
  [
    { ...known, KnownExternalIDs: ['A', 'B'], KnownExternalIDCount: 5 },
    { kind: 'knownIds', text: 'A, B and 3 more' },
  ],
  [known, { kind: 'knownIds', text: '' }],
  [
    { Success: false, ResponseType: 'InvalidFileFormat', TemporaryErrorFileId: 'x', Message: 'Why.' },
    { kind: 'otherError', message: 'Why.' },
  ],
  [{ Success: false, ResponseType: 'UnexpectedError', Message: '' }, other],
  [{ Success: false, ResponseType: 'NeverHeardOf' }, other],
  [{ Success: false, ResponseType: 'Success' }, other],
  [{ Success: false, ResponseType: null }, other],
])('the reply %j is the outcome %j (OP-387, OP-388)', (reply, outcome) => {
  expect(uploadOutcome(reply)).toEqual(outcome);
});
