import { expect, test } from 'vitest';
import { deservesRetry, failureOfStatus, type Failure } from './failure.ts';

test.each<[number, Failure]>([
  [400, { kind: 'invalid', message: 'Why.' }],
  [413, { kind: 'invalid', message: 'Why.' }],
  [415, { kind: 'invalid', message: 'Why.' }],
  [422, { kind: 'invalid', message: 'Why.' }],
  [401, { kind: 'unauthorised' }],
  [403, { kind: 'forbidden' }],
  [404, { kind: 'notFound' }],
  [409, { kind: 'conflict', message: 'Why.' }],
  [429, { kind: 'throttled' }],
  [500, { kind: 'server', status: 500, requestId: 'r-1' }],
  [503, { kind: 'server', status: 503, requestId: 'r-1' }],
  [418, { kind: 'server', status: 418, requestId: 'r-1' }],
  [304, { kind: 'server', status: 304, requestId: 'r-1' }],
])('status %i fails as %j', (status, failure) => {
  expect(failureOfStatus(status, 'Why.', 'r-1')).toEqual(failure);
});

test('a refusal is an answer, everything else deserves a Retry (OP-250)', () => {
  const failures: readonly Failure[] = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'aborted' },
    { kind: 'blocked' },
    { kind: 'invalid', message: '' },
    { kind: 'unauthorised' },
    { kind: 'forbidden' },
    { kind: 'notFound' },
    { kind: 'conflict', message: '' },
    { kind: 'throttled' },
    { kind: 'server', status: 500, requestId: undefined },
    { kind: 'drift' },
  ];
  expect(failures.filter((failure) => !deservesRetry(failure)).map(({ kind }) => kind)).toEqual([
    'unauthorised',
    'forbidden',
    'notFound',
  ]);
});
