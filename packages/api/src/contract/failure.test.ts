import { expect, test } from 'vitest';
import { deservesRetry, failureOfStatus, messageOf, type Failure } from './failure.ts';

test.each<[number, Failure]>([
  [400, { kind: 'invalid', message: 'Why.' }],
  [413, { kind: 'invalid', message: 'Why.' }],
  [415, { kind: 'invalid', message: 'Why.' }],
  [422, { kind: 'invalid', message: 'Why.' }],
  [401, { kind: 'unauthorised' }],
  [403, { kind: 'forbidden' }],
  [404, { kind: 'notFound' }],
  [409, { kind: 'conflict', message: 'Why.' }],
  [429, { kind: 'throttled', message: 'Why.' }],
  [500, { kind: 'server', status: 500, requestId: 'r-1' }],
  [503, { kind: 'server', status: 503, requestId: 'r-1' }],
  [418, { kind: 'server', status: 418, requestId: 'r-1' }],
  [304, { kind: 'server', status: 304, requestId: 'r-1' }],
])('maps status %i to the failure %j', (status, failure) => {
  expect(failureOfStatus(status, 'Why.', 'r-1')).toEqual(failure);
});

const throttled = (when: string) => `Too many requests at once. Nothing was changed; try again in ${when}.`;
test.each<[string, number | undefined, string]>([
  ['The service is throttled.', 1, throttled('1 second')],
  ['The service is throttled.', 10, throttled('10 seconds')],
  ['The service is throttled.', 90, throttled('90 seconds')],
  ['The service is throttled.', 91, throttled('2 minutes')],
  ['The service is throttled.', 3600, throttled('60 minutes')],
  // A time in the past according to the local clock.
  ['The service is throttled.', -5, throttled('1 second')],
  ['This number has had its invites.', undefined, 'This number has had its invites.'],
  ['', undefined, throttled('a moment')],
])(
  'a throttled response with message %j and retry-after %j is shown as %s',
  (message, retryAfter, expected) => {
    const failure = failureOfStatus(429, message, 'r-1', retryAfter);
    expect(messageOf(failure)).toBe(expected);
  },
);

test('a failure without a message has an empty text', () => {
  expect(messageOf(undefined)).toBe('');
  expect(messageOf({ kind: 'network' })).toBe('');
});

test('offers a retry for every failure except 401, 403 and 404 (OP-250)', () => {
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
    { kind: 'throttled', message: '' },
    { kind: 'server', status: 500, requestId: undefined },
    { kind: 'drift' },
  ];
  expect(failures.filter((failure) => !deservesRetry(failure)).map(({ kind }) => kind)).toEqual([
    'unauthorised',
    'forbidden',
    'notFound',
  ]);
});
