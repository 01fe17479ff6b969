import { readEmailAddress, readMobileNumber } from '@portal/api/contract';
import { isEmail } from '@portal/ui/email-field';
import { phoneToSend } from '@portal/ui/phone-field';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterGrant,
  emptyDraft,
  invitationOf,
  parseDraft,
  nameProblem,
  outcomeOfFailure,
  outcomeOfReply,
} from './invite.model.ts';

const draft = {
  ...emptyDraft,
  firstName: ' Nadia',
  lastName: 'Newcomer ',
  email: ' nadia@post.example',
  phone: { country: 'AU', number: '0412 345 678' },
  mobile: '0412345678',
  roleId: 'adviser',
};

test('an invitation contains the trimmed values of the form (USER-099)', () => {
  expect(invitationOf(draft, true)).toEqual({
    firstName: 'Nadia',
    lastName: 'Newcomer',
    email: 'nadia@post.example',
    MobileNumber: '0412345678',
    RoleId: 'adviser',
  });
});

test.each([
  [{ lastName: ' ' }, 'Enter the first and last name.'],
  [{ firstName: 'a'.repeat(201) }, 'Enter the first and last name.'],
  [{ email: 'a@' }, 'Enter a valid email address.'],
  [{ mobile: undefined }, 'Enter a valid mobile number.'],
  [{ mobile: '+64211234567' }, 'Enter a valid mobile number.'],
  [{ roleId: '' }, 'Choose a role.'],
])('%j cannot be sent: %s', (change, sentence) => {
  expect(invitationOf({ ...draft, ...change }, true)).toBe(sentence);
});

test('a name has at most 200 characters, without surrounding spaces', () => {
  expect([200, 201].map((letters) => nameProblem(` ${'a'.repeat(letters)} `))).toEqual([
    undefined,
    'Use at most 200 characters',
  ]);
});

test.each([
  ['AU', '0412 345 678', true],
  ['AU', '0512 345 678', false],
  ['AU', '041 234 567', false],
  ['TT', '021 123 4567', true],
  ['TT', '12345', false],
  ['TT', '123456', true],
  ['TT', '123456789012345', true],
  ['TT', '1234567890123456', false],
])('field and contract validate the number of %s %j alike: %s (OP-170)', (country, number, good) => {
  const sent = phoneToSend({ country, number }, (entry) => `+868${entry.number.replaceAll(' ', '')}`);
  expect(sent !== undefined).toBe(good);
  expect(readMobileNumber(sent ?? '') !== undefined).toBe(good);
});

test.each([
  [{ ErrorNo: 0 }, true, 'Invitation sent.'],
  [{ ErrorNo: 2, Message: 'Email in use' }, false, 'Email in use'],
  [{ ErrorNo: -1, Message: 'Down' }, false, 'Down'],
  [
    { ErrorNo: 1, Message: null },
    false,
    'An error occurred while inviting this user. Please try again later or contact support.',
  ],
])('the answer %j results in sent %s with the text %s (USER-100, USER-101)', (reply, sent, text) => {
  expect(outcomeOfReply(reply)).toEqual({ sent, text });
});

test.each([
  [{ kind: 'conflict', message: 'Email in use' } as const, 'Email in use'],
  [
    { kind: 'network' } as const,
    'An error occurred while inviting this user. Please try again later or contact support.',
  ],
])('the failure %j results in the text %s (USER-102)', (failure, text) => {
  expect(outcomeOfFailure(failure)).toEqual({ sent: false, text });
});

test.each([
  [{ ErrorNo: 0 }, undefined],
  [{ ErrorNo: 1, Message: 'Not allowed' }, 'Not allowed'],
  [{ ErrorNo: 1 }, 'Edit application access failed for unknown reasons.'],
  [undefined, 'Edit application access failed for unknown reasons.'],
])('the access answer %j adds a problem to the sent invitation: %s (USER-098)', (reply, problem) => {
  expect(afterGrant(reply)).toEqual({
    sent: true,
    text: 'Invitation sent.',
    ...(problem !== undefined && { grantProblem: problem }),
  });
});

test.each(['', 'nonsense', 'null', '7', '{"phone":null}'])('ignores the invalid draft %j', (text) => {
  expect(parseDraft(text)).toEqual(emptyDraft);
});

test('restores a draft and leaves missing fields empty', () => {
  expect(parseDraft('{"firstName":"Ada","phone":{"number":"0412"}}')).toEqual({
    ...emptyDraft,
    firstName: 'Ada',
    phone: { country: 'AU', number: '0412' },
  });
});

test('the e-mail field accepts exactly the addresses that the server accepts', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '.', '@', '<', '>', ',', ' ', 'ü'), maxLength: 12 }),
      (text) => {
        expect(isEmail(text)).toBe(readEmailAddress(text) !== undefined);
      },
    ),
    { numRuns: 2000 },
  );
});
