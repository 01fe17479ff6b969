import { expect, test } from 'vitest';

import { fullAddressOf, isTyped, parseDetails, serialiseDetails } from './details.model.ts';

const start = { AddressWrapper: { IndividualDetailsAddress: { Country: 'AU', ManuallyEntered: false } } };

test.each([
  [undefined, false],
  [{}, false],
  [{ IndividualDetails: { FirstName: '', MiddleName: ' ' }, IDDocuments: { PassportDetails: {} } }, false],
  [{ IndividualDetails: { FirstName: null } }, false],
  [{ IndividualDetails: { FirstName: 'W' } }, true],
  [{ Consents: { Agreed: true } }, true],
])('detects whether %j contains input: %s', (data, typed) => {
  expect(isTyped(data, undefined)).toBe(typed);
});

test('ignores the initial data of the form, in any order', () => {
  const reordered = {
    IDDocuments: {},
    AddressWrapper: { IndividualDetailsAddress: { ManuallyEntered: false, Country: 'AU' } },
  };
  expect(isTyped(reordered, start)).toBe(false);
  expect(
    isTyped(
      { AddressWrapper: { IndividualDetailsAddress: { ManuallyEntered: true, Country: 'AU' } } },
      start,
    ),
  ).toBe(true);
});

test('restores details only for the same type of check', () => {
  const data = { IndividualDetails: { FirstName: 'Zoë' } };
  const text = serialiseDetails('IndividualScreening', data);
  expect(parseDetails(text, 'IndividualScreening')).toEqual(data);
  expect(parseDetails(text, 'BiometricVerification')).toBeUndefined();
});

test.each([
  '',
  'null',
  '7',
  '{',
  '{"type":"IndividualScreening","data":null}',
  '{"type":"IndividualScreening","data":"W"}',
  '[]',
])('restores nothing from %j', (text) => {
  expect(parseDetails(text, 'IndividualScreening')).toBeUndefined();
});

test.each([
  [{ id: 'A1', full_address: '1 Wharf Street, Sydney' }, '1 Wharf Street, Sydney'],
  [{ id: '', full_address: '1 Wharf Street, Sydney' }, undefined],
  [{ full_address: '1 Wharf Street, Sydney' }, undefined],
  [{ id: 'A1', full_address: 1 }, undefined],
  [{ id: 'A1' }, undefined],
  [null, undefined],
  [undefined, undefined],
  ['A1', undefined],
])('the full address of %j is %j', (value, line) => {
  expect(fullAddressOf(value)).toBe(line);
});
