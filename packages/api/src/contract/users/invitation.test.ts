import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { needsAccessChoice } from '../admin-staff-roles.ts';
import { readMobileNumber } from '../phone.ts';
import { inviteUser } from './invitation.ts';

test.each([
  ['0412345678', '0412345678', '0412345678'],
  ['0412 345 678', '0412345678', '0412345678'],
  ['0412-345-678', '0412345678', '0412345678'],
  ['0412\u2011345\u2011678', '0412345678', '0412345678'],
  ['0412 – 345 – 678', '0412345678', '0412345678'],
  ['0412.345.678', '0412345678', '0412345678'],
  ['(04) 1234 5678', '0412345678', '0412345678'],
  ['+61 (0) 412 345 678', '0412345678', '0412345678'],
  ['+61 412 345 678', '0412345678', '0412345678'],
  ['tel:+61-412-345-678', '0412345678', '0412345678'],
  ['0412/345_678', '0412345678', '0412345678'],
  ['0412\u00b7345\u2022678', '0412345678', '0412345678'],
  ['+61 [0] 412 345 678', '0412345678', '0412345678'],
  ["'0412345678", '0412345678', '0412345678'],
  ['0061 412 345 678', '0412345678', '0412345678'],
  ['0011 61 412 345 678', '0412345678', '0412345678'],
  ['61412345678', '0412345678', '0412345678'],
  ['\u202a+61\u00a0412\u00a0345\u00a0678\u202c', '0412345678', '0412345678'],
  ['０４１２３４５６７８', '0412345678', '0412345678'],
  ['+64211234567', '+64211234567', undefined],
  ['0064 21 123 4567', '+64211234567', undefined],
  ['+44 (0) 7400 123456', '+447400123456', undefined],
  ['+390669821234', '+390669821234', undefined],
  // No digit is left out.
  ['0412 345 678 9', undefined, undefined],
  ['+61 412 345 678 9', undefined, undefined],
  ['+61 412 345 67', undefined, undefined],
  ['0512345678', undefined, undefined],
  ['041234567', undefined, undefined],
  ['64211234567', undefined, undefined],
  ['+0211234567', undefined, undefined],
  ['+12345', undefined, undefined],
  ['+1234567890123456789', undefined, undefined],
  ['04l2 345 678', undefined, undefined],
  ['0412 345 678 ext. 9', undefined, undefined],
  ['0412+345678', undefined, undefined],
  ['', undefined, undefined],
])('reads the mobile number %j as %j, and within Australia as %j (OP-170)', (text, any, australian) => {
  expect(readMobileNumber(text)).toBe(any);
  expect(readMobileNumber(text, { australianOnly: true })).toBe(australian);
});

test.each([
  ['Admin Staff (Full Access)', true],
  ['Admin Staff (Read Only)', true],
  ['admin staff (full access)', false],
  ['Adviser', false],
  ['', false],
])('the role %j needs a choice of application access: %s', (role, expected) => {
  expect(needsAccessChoice(role)).toBe(expected);
});

describe('an invitation', () => {
  const good = {
    firstName: ' Nadia ',
    lastName: 'Brookfield',
    MobileNumber: '0412 345 678',
    email: ' nadia@post.example ',
    RoleId: 'adviser',
  };
  const parsed = (change: Readonly<Record<string, unknown>> = {}) =>
    v.safeParse(inviteUser.body, { ...good, ...change });

  test('stores what people see (OP-381)', () => {
    expect(parsed().output).toEqual({
      ...good,
      firstName: 'Nadia',
      MobileNumber: '0412345678',
      email: 'nadia@post.example',
    });
    expect(
      parsed({
        firstName: 'Zoe\u0308\u200b',
        lastName: 'van\u00a0 Brook\r\nfield',
        email: 'zoe@bücher.example',
      }).output,
    ).toMatchObject({ firstName: 'Zoë', lastName: 'van Brook field', email: 'zoe@xn--bcher-kva.example' });
  });

  test.each([
    { firstName: 'ن'.repeat(200) },
    { lastName: '👩‍👩‍👧' },
    { lastName: "O'Brien-Ó Cléirigh <b>" },
    { email: 'nadia+portal@post.example' },
    { email: 'nadia@bücher.example' },
    { lastName: 'Brook\r\nfield' },
    { email: `${'a'.repeat(64)}@post.example` },
    { MobileNumber: '+64 21 123 4567' },
    { MobileNumber: '(04) 1234 5678' },
  ])('accepts %j', (change) => {
    expect(parsed(change).issues).toBeUndefined();
  });

  test.each([
    { firstName: '' },
    { lastName: '   ' },
    { firstName: 'a'.repeat(201) },
    { lastName: '\u200b' },
    { email: 'nadia' },
    { email: '"nadia"@post.example' },
    { email: 'nadia@post.example,' },
    { email: 'nadia@' },
    { email: '"nadia b"@post.example' },
    { email: `${'a'.repeat(65)}@post.example` },
    { MobileNumber: '0412 345 678 9' },
    { MobileNumber: '0512 345 678' },
    { RoleId: '' },
    { RoleId: null },
    { Permission: 'admin' },
  ])('rejects %j', (change) => {
    expect(parsed(change).success).toBe(false);
  });
});
