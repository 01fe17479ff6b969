import { expect, test } from 'vitest';
import {
  address,
  bearerToken,
  isRemote,
  postgresUrl,
  safeUrl,
  smtpUrl,
  wholeNumber,
} from './setting-forms.ts';

const token = {
  good: ['let-me-in', 'a.b~c+d/e=', '12345678'],
  bad: ['short', '1234567', 'let me in', 'let-me-in!', '!let-me-in'],
};

test.each<[string, (text: string) => unknown, readonly string[], readonly string[]]>([
  [
    'a whole number from 2 to 12',
    wholeNumber(2, 12).read,
    ['2', '7', '12'],
    ['1', '13', '', '2.5', '-2', '1e1'],
  ],
  ['a token', bearerToken.read, token.good, token.bad],
  [
    'an address that secrets may be sent to',
    safeUrl.read,
    [
      'https://checks.example/',
      'https://checks.example:8443/v1',
      'http://localhost:4100/',
      'http://127.0.0.1/',
    ],
    [
      'http://checks.example/',
      'ftp://localhost/',
      'https://ann@checks.example/',
      'https://checks.example/?a=1',
      'https://checks.example/#a',
      'nowhere',
    ],
  ],
  [
    'an address of a mail server',
    smtpUrl,
    ['smtp://mail.example', 'smtp://mail.example:587/', 'smtps://ann:secret@mail.example:465'],
    [
      'an smtp://mail.example',
      'http://mail.example',
      'smtp://',
      'smtp:///',
      'smtp://mail.example/inbox',
      'smtp://mail.example?a=1',
      'smtp://mail.example#a',
    ],
  ],
  [
    'an address of a database',
    postgresUrl,
    ['postgres://db.example/portal', 'postgresql://ann@/portal?host=/run/pg'],
    ['mysql://db.example/portal', 'a postgres://db.example/portal', 'postgresq://db.example/'],
  ],
  [
    'a place to listen at',
    address.read,
    ['db', 'a', 'db-1.example', '::1', '10.0.0.1'],
    ['-a', 'a-', 'a b', '', 'a_b', '.'],
  ],
])('accepts and rejects values: %s', (_, read, good, bad) => {
  for (const text of good) expect([text, read(text)]).not.toEqual([text, undefined]);
  for (const text of bad) expect([text, read(text)]).toEqual([text, undefined]);
});

test('keeps a listening address as written and reads localhost as both loopback addresses', () => {
  expect(address.read('db.example')).toEqual(['db.example']);
  expect(address.read('localhost')).toEqual(['127.0.0.1', '::1']);
});

test.each([
  ['postgres://db.example/portal', true],
  ['postgres://10.0.0.1/portal', true],
  ['postgres://[fd00::1]/portal', true],
  ['postgres://localhost/portal', false],
  ['postgres://[::1]/portal', false],
  ['postgres:///portal', false],
  ['postgres://ann@/portal', false],
  ['postgres://ann@/portal?host=/run/pg', false],
  ['postgres://localhost/portal?host=db.example', true],
])('classifies the database %s as remote: %j', (text, expected) => {
  const url = postgresUrl(text);
  expect(url && isRemote(url)).toBe(expected);
});
