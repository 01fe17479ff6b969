import { describe, expect, test } from 'vitest';
import { bulkUploadApplications, cancelApplications, type Failure, type Result } from '../contract/index.ts';
import { createRequestKeys } from './request-keys.ts';

const one = { body: { ApplicationCancellations: [{ ApplicationGuid: 'a' }] } };
const other = { body: { ApplicationCancellations: [{ ApplicationGuid: 'b' }] } };
const answered: Result<unknown> = { ok: true, value: {} };
const failed = (failure: Failure): Result<unknown> => ({ ok: false, failure });

function numbered() {
  let made = 0;
  return createRequestKeys(() => `key-${++made}`);
}

describe('the idempotency key of a request', () => {
  test('stays the same until an identical request has a response', () => {
    const keys = numbered();
    expect(keys.keyFor(cancelApplications, one)).toBe(keys.keyFor(cancelApplications, { ...one }));
  });

  test('differs for another request and another endpoint', () => {
    const keys = numbered();
    const key = keys.keyFor(cancelApplications, one);
    expect(keys.keyFor(cancelApplications, other)).not.toBe(key);
    expect(keys.keyFor(bulkUploadApplications, one)).not.toBe(key);
  });

  test('differs between pending requests', () => {
    const keys = numbered();
    const key = keys.keyFor(cancelApplications, one);
    keys.keyFor(cancelApplications, other);
    expect(keys.keyFor(cancelApplications, one)).toBe(key);
  });

  test('changes after a response', () => {
    const keys = numbered();
    const key = keys.keyFor(cancelApplications, one);
    keys.settle(cancelApplications, one, answered);
    expect(keys.keyFor(cancelApplications, one)).not.toBe(key);
  });

  test.each<[boolean, Failure]>([
    [true, { kind: 'network' }],
    [true, { kind: 'timeout' }],
    [true, { kind: 'aborted' }],
    [true, { kind: 'server', status: 502, requestId: undefined }],
    [true, { kind: 'drift' }],
    [true, { kind: 'conflict', message: 'The same request is still being worked on.' }],
    [false, { kind: 'invalid', message: 'No.' }],
    [false, { kind: 'forbidden' }],
    [false, { kind: 'notFound' }],
    [false, { kind: 'blocked' }],
  ])('stays the same (%s) after the failure %j', (stays, failure) => {
    const keys = numbered();
    const key = keys.keyFor(cancelApplications, one);
    keys.settle(cancelApplications, one, failed(failure));
    expect(keys.keyFor(cancelApplications, one) === key).toBe(stays);
  });

  test('stays the same for an unchanged file that is chosen again, but not for a changed one', () => {
    const keys = numbered();
    const chosen = (lastModified: number) => ({
      body: { 'files[]': new File(['rows'], 'a.xlsx', { lastModified }) },
    });
    const key = keys.keyFor(bulkUploadApplications, chosen(1));
    expect(keys.keyFor(bulkUploadApplications, chosen(1))).toBe(key);
    expect(keys.keyFor(bulkUploadApplications, chosen(2))).not.toBe(key);
  });
});
