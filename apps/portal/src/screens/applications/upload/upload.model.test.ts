import { expect, test } from 'vitest';
import { uploadOutcome } from './upload.model.ts';

const other = { kind: 'otherError' };

test.each([
  [{ Success: true, ResponseType: 'Success' }, { kind: 'success' }],
  [{ Success: true }, { kind: 'success' }],
  [
    { Success: false, ResponseType: 'InvalidFileData', TemporaryErrorFileId: 'x' },
    { kind: 'invalidData', errorFileId: 'x' },
  ],
  [
    { Success: false, ResponseType: 'InvalidFileData', TemporaryErrorFileId: null },
    { kind: 'invalidData', errorFileId: undefined },
  ],
  [{ Success: false, ResponseType: 'InvalidFileFormat', TemporaryErrorFileId: 'x' }, other],
  [{ Success: false, ResponseType: 'UnexpectedError' }, other],
  [{ Success: false, ResponseType: 'NeverHeardOf' }, other],
  [{ Success: false, ResponseType: 'Success' }, other],
  [{ Success: false, ResponseType: null }, other],
])('the reply %j is the outcome %j', (reply, outcome) => {
  expect(uploadOutcome(reply)).toEqual(outcome);
});
