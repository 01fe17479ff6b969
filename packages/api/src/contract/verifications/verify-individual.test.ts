import { expect, test } from 'vitest';
import * as v from 'valibot';
import { isVerificationRequest, requestVerification } from './verify-individual.ts';
import { verifyCompany } from './verifications.ts';

const metaData = { source: 'StandaloneVerification', reference: null };
const names = { firstName: 'Nadia', lastName: 'Brookfield' };
const dateOfBirth = '1980-02-29';
const biometric = {
  requestMetaData: { ...metaData, verificationType: 'BiometricVerification', countryCode: 'AU' },
  individual: { ...names, contact: { mobileNumber: '0412345678' } },
};
const screening = {
  requestMetaData: { ...metaData, verificationType: 'IndividualScreening', countryCode: 'AU' },
  individual: { ...names, middleName: 'Ann', dateOfBirth },
};
const electronic = {
  requestMetaData: {
    ...metaData,
    reference: 'R-1',
    verificationType: 'IndividualVerification',
    country: 'AU',
  },
  individual: {
    ...names,
    dateOfBirth,
    gender: 'NOTSET',
    countryOfBirth: null,
    address: {
      provider: 'manual_entry',
      country: 'AU',
      address_line_1: '1 Wharf Street',
      locality_name: 'Sydney',
    },
    driversLicence: { Number: '12345678', cardNumber: 'P1', stateCode: 'NSW' },
    medicareCard: { cardColour: 'Green', cardNumber: '2123456701', expiryDate: '01/2030' },
    passport: { countryCode: 'AUS', number: 'N1234567' },
  },
};
const lookedUp = {
  ...electronic,
  individual: { ...electronic.individual, address: { provider: 'address_finder', id: 'A1', success: true } },
};

test.each([
  ['an invite to a biometric check', biometric],
  ['a screening', screening],
  ['an electronic check with a manual address', electronic],
  ['an electronic check with an address of the lookup service', lookedUp],
])('requires exactly the fields of %s', (_, body) => {
  expect(isVerificationRequest(body)).toBe(true);
  expect(isVerificationRequest({ ...body, unknown: 1 })).toBe(false);
  expect(isVerificationRequest({ ...body, individual: { ...body.individual, unknown: 1 } })).toBe(false);
  expect(isVerificationRequest({ ...body, individual: { ...body.individual, firstName: ' ' } })).toBe(false);
  expect(
    isVerificationRequest({ ...body, requestMetaData: { ...body.requestMetaData, source: 'Another' } }),
  ).toBe(false);
});

test('reads identity numbers as they are printed (OP-215)', () => {
  const printed = {
    driversLicence: { Number: '104 882\u00a0317', cardNumber: '2 004 915 770', stateCode: 'NSW' },
    medicareCard: {
      cardColour: 'Green',
      cardNumber: ' 2123 45670 1 ',
      referenceNumber: ' 1',
      expiryDate: '1 / 2030',
    },
    passport: { countryCode: 'AUS', number: 'N 1234567' },
  };
  const { individual } = electronic;
  expect(
    v.parse(requestVerification.body, { ...electronic, individual: { ...individual, ...printed } }),
  ).toMatchObject({
    individual: {
      driversLicence: { Number: '104882317', cardNumber: '2004915770' },
      medicareCard: { cardNumber: '2123456701', referenceNumber: '1', expiryDate: '01/2030' },
      passport: { number: 'N1234567' },
    },
  });
  expect(v.parse(verifyCompany.body, { CompanyNumber: '123 456 789' })).toEqual({
    CompanyNumber: '123456789',
  });
});

test.each([biometric, screening, electronic])('takes one name, the family name (OP-386): %#', (body) => {
  const { firstName, lastName, ...rest } = body.individual;
  expect(isVerificationRequest({ ...body, individual: { ...rest, lastName } })).toBe(true);
  expect(isVerificationRequest({ ...body, individual: { ...rest, firstName } })).toBe(false);
});

test('rejects fields of another type of check', () => {
  const kinds = [biometric, screening, electronic];
  for (const one of kinds)
    expect(kinds.map(({ individual }) => isVerificationRequest({ ...one, individual }))).toEqual(
      kinds.map((other) => other === one),
    );
});
