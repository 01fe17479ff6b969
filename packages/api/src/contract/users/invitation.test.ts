import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { needsAccessChoice } from '../admin-staff-roles.ts';
import { isMobileNumber } from '../phone.ts';
import { inviteUser } from './invitation.ts';

test.each([
  ['0412345678', true, true],
  ['0512345678', false, false],
  ['041234567', false, false],
  ['04123456789', false, false],
  ['+64211234567', true, false],
  ['+390669821234', true, false],
  ['64211234567', false, false],
  ['+0211234567', false, false],
  ['+12345', false, false],
  ['+1234567890123456789', false, false],
  ['0412 345 678', false, false],
  ['', false, false],
])('%j is a mobile number: %s, and an Australian one: %s (OP-170)', (number, any, australian) => {
  expect(isMobileNumber(number)).toBe(any);
  expect(isMobileNumber(number, { australianOnly: true })).toBe(australian);
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

  test('removes insignificant spaces', () => {
    expect(parsed().output).toEqual({
      ...good,
      firstName: 'Nadia',
      MobileNumber: '0412345678',
      email: 'nadia@post.example',
    });
  });

  test.each([
    { firstName: 'ن'.repeat(200) },
    { lastName: '👩‍👩‍👧' },
    { lastName: "O'Brien-Ó Cléirigh <b>" },
    { email: 'nadia+portal@post.example' },
    { email: '"nadia"@post.example' },
    { email: 'nadia@bücher.example' },
    { email: `${'a'.repeat(241)}@post.example` },
    { MobileNumber: '+64 21 123 4567' },
  ])('accepts %j', (change) => {
    expect(parsed(change).issues).toBeUndefined();
  });

  test.each([
    { firstName: '' },
    { lastName: '   ' },
    { firstName: 'a'.repeat(201) },
    { lastName: 'Brook\r\nBcc: everybody@post.example' },
    { email: 'nadia' },
    { email: 'nadia@' },
    { email: '"nadia b"@post.example' },
    { email: `${'a'.repeat(242)}@post.example` },
    { MobileNumber: '(04) 1234 5678' },
    { MobileNumber: '0512 345 678' },
    { RoleId: '' },
    { RoleId: null },
    { Permission: 'admin' },
  ])('rejects %j', (change) => {
    expect(parsed(change).success).toBe(false);
  });
});
