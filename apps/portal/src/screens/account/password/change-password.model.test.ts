import { expect, test } from 'vitest';
import { disabledReasonOf, type PasswordDraft } from './change-password.model.ts';

const good: PasswordDraft = { current: 'old', next: 'Aa1!aaaa', confirmation: 'Aa1!aaaa' };
const choosing = (next: string): PasswordDraft => ({ ...good, next, confirmation: next });
const unmet = 'The new password does not meet every rule.';

test.each([
  ['everything right', good, undefined],
  ['eight characters of every kind', choosing('Bb2~bbbb'), undefined],
  ['the same as today', { ...choosing('Aa1!aaaa'), current: 'Aa1!aaaa' }, undefined],
  ['nothing', { current: '', next: '', confirmation: '' }, 'Enter your current password.'],
  ['no current password', { ...good, current: '' }, 'Enter your current password.'],
  ['seven characters', choosing('Aa1!aaa'), unmet],
  ['no lowercase letter', choosing('AAAA111!'), unmet],
  ['no uppercase letter', choosing('aaaa111!'), unmet],
  ['no number', choosing('Aaaaaaa!'), unmet],
  ['no symbol', choosing('Aaaa1111'), unmet],
  ['a sign outside of the set in place of a symbol', choosing('Aaaa111 é'), unmet],
  ['no confirmation', { ...good, confirmation: '' }, 'Confirm the new password.'],
  ['another confirmation', { ...good, confirmation: 'Aa1!aaab' }, 'Passwords do not match.'],
] as const)(
  'gives the reason why %s cannot be saved (ACC-008 to ACC-013, ACC-015, ACC-016, ACC-021, CONST-009, OP-037)',
  (_, draft, disabledReason) => {
    expect(disabledReasonOf(draft)).toBe(disabledReason);
  },
);

test('accepts each of the 32 listed symbols (ACC-012, OP-032)', () => {
  const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'.split('');
  expect(symbols).toHaveLength(32);
  const refused = symbols.filter((symbol) => disabledReasonOf(choosing(`Aaaa111${symbol}`)) !== undefined);
  expect(refused).toEqual([]);
});
