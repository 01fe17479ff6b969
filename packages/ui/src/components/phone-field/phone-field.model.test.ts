import { describe, expect, test } from 'vitest';
import { countryOptions, phoneMask, phoneToSend, isPhone } from './phone-field.model.ts';
import { phoneFieldTexts } from './phone-field.texts.ts';
import { phoneCountries, toE164 } from './phone-numbers.ts';

describe('a number', () => {
  test.each([
    ['AU', '0412 345 678', '0412345678'],
    ['AU', '0512 345 678', undefined],
    ['AU', '0412 345 67', undefined],
    ['AU', '0412 345 6789', undefined],
    ['NZ', '021 123 4567', '+64211234567'],
    ['NZ', '64 21 123 4567', '+64211234567'],
    ['IT', '06 6982 1234', '+390669821234'],
    ['GB', '07400 123456', '+447400123456'],
    ['NZ', '12345', undefined],
    ['NZ', '123456789012345', '+64123456789012345'],
    ['NZ', '1234567890123456', undefined],
    ['??', '123456', '+123456'],
  ])('of %s written %j is sent as %j', (country, number, sent) => {
    expect(phoneToSend({ country, number }, toE164)).toBe(sent);
    expect(isPhone({ country, number })).toBe(sent !== undefined);
  });

  test('of another country is not sent while the data of its numbers is not loaded', () => {
    expect(phoneToSend({ country: 'NZ', number: '021 123 4567' })).toBeUndefined();
  });
});

test('groups Australian numbers and keeps those of other countries as typed', () => {
  expect(phoneMask('AU')).toMatchObject({ max: 15 });
  expect(phoneMask('AU').format('0412345678')).toBe('0412 345 678');
  expect(phoneMask('NZ')).toMatchObject({ max: 30 });
  expect(phoneMask('NZ').format('021 12345')).toBe('021 12345');
});

test.each([[['AU', 'AF']], [['AF', 'AU']]])('lists Australia first for %j', (codes) => {
  const countries = codes.map((country) => ({ country, callingCode: '1' }));
  expect(countryOptions(countries, ({ country }) => country, 'en').map(({ value }) => value)).toEqual([
    'AU',
    'AF',
  ]);
});

test('lists Australia first and the others by name', () => {
  const labels = countryOptions(phoneCountries, phoneFieldTexts.country, 'en').map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(['Australia +61', 'Afghanistan +93', 'Åland Islands +358']);
  expect(labels).toContain('New Zealand +64');
  expect(labels.length).toBeGreaterThan(240);
});

test.each([
  ['AU', '04a1-2', '0412'],
  ['NZ', '021\u00a0123-45x', '021 12345'],
])('keeps in the mask of %s of %j only %j', (country, typed, kept) => {
  expect(phoneMask(country).accept?.(typed)).toBe(kept);
});
