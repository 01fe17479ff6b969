import { isVerificationRequest } from '@portal/api/contract';
import { describe, expect, test } from 'vitest';
import { individualOf, verificationRequest } from './payload.model.ts';

const names = { FirstName: ' Wren ', MiddleName: '', LastName: 'Okafor' };
const born = { ...names, DateOfBirth: '1980-04-06' };
const homeByHand = {
  address_line_1: '1 Long Lane',
  address_line_2: '',
  locality_name: 'Picton',
  state_territory: undefined,
  postcode: '7220',
};
const byHand = {
  AddressWrapper: {
    IndividualDetailsAddress: {
      Country: 'NZ',
      ManuallyEntered: true,
      ManualAddress: homeByHand,
      Address: { id: 'AU-1' },
    },
  },
};
const electronicWith = (IDDocuments: object) =>
  verificationRequest('IndividualVerification', { IndividualDetails: born, ...byHand, IDDocuments })
    .individual;

describe('the body of a check', () => {
  test('has the fields of a biometric verification (WIZ-024, CONST-034, OP-212, OP-213)', () => {
    expect(
      verificationRequest('BiometricVerification', {
        IndividualDetails: {
          FirstName: 'Wren',
          MiddleName: 'Ada',
          LastName: 'Okafor',
          Reference: 'R-12',
          MobileNumber: { PhoneNumber: '0412345678' },
        },
      }),
    ).toEqual({
      requestMetaData: {
        countryCode: 'AU',
        source: 'StandaloneVerification',
        verificationType: 'BiometricVerification',
        reference: 'R-12',
      },
      individual: {
        firstName: 'Wren',
        middleName: 'Ada',
        lastName: 'Okafor',
        contact: { mobileNumber: '0412345678' },
      },
    });
  });

  test('has the fields of a screening, omits empty ones and sends a missing reference as null (WIZ-025, OP-213, CONST-033)', () => {
    expect(verificationRequest('IndividualScreening', { IndividualDetails: born })).toEqual({
      requestMetaData: {
        countryCode: 'AU',
        source: 'StandaloneVerification',
        verificationType: 'IndividualScreening',
        reference: null,
      },
      individual: { firstName: 'Wren', lastName: 'Okafor', dateOfBirth: '1980-04-06' },
    });
  });

  test('has the fields of an electronic verification with a manual address (WIZ-023, WIZ-026, WIZ-027, OP-212, OP-214)', () => {
    expect(
      verificationRequest('IndividualVerification', {
        IndividualDetails: { ...born, Reference: ' ' },
        ...byHand,
      }),
    ).toEqual({
      requestMetaData: {
        country: 'NZ',
        source: 'StandaloneVerification',
        verificationType: 'IndividualVerification',
        reference: null,
      },
      individual: {
        firstName: 'Wren',
        lastName: 'Okafor',
        dateOfBirth: '1980-04-06',
        address: {
          provider: 'manual_entry',
          country: 'NZ',
          address_line_1: '1 Long Lane',
          locality_name: 'Picton',
          postcode: '7220',
        },
        gender: 'NOTSET',
        countryOfBirth: null,
      },
    });
  });

  test('has an address that the form has as one text (OP-389)', () => {
    const { individual } = verificationRequest('IndividualVerification', {
      IndividualDetails: born,
      AddressWrapper: {
        IndividualDetailsAddress: { ManuallyEntered: true, ManualAddress: ' 1 Long Lane, Picton ' },
      },
    });
    expect(individual).toMatchObject({
      address: { provider: 'manual_entry', country: 'AU', address_line_1: '1 Long Lane, Picton' },
    });
  });

  test('has the fields of an electronic verification with an address from the search (WIZ-028, ENT-052, OP-214)', () => {
    const Address = {
      id: 'AU-1001',
      full_address: 'Unit 4, 18 Tallowwood Street, Wattle Bend NSW 2998',
      unit_identifier: '4',
      lot_identifier: null,
      success: true,
    };
    const { requestMetaData, individual } = verificationRequest('IndividualVerification', {
      IndividualDetails: { ...born, CountryOfBirth: 'NG' },
      AddressWrapper: {
        IndividualDetailsAddress: { ManuallyEntered: false, ManualAddress: homeByHand, Address },
      },
    });
    expect(requestMetaData).toMatchObject({ country: 'AU' });
    expect(individual).toMatchObject({
      countryOfBirth: 'NG',
      address: {
        provider: 'address_finder',
        id: 'AU-1001',
        full_address: 'Unit 4, 18 Tallowwood Street, Wattle Bend NSW 2998',
        unit_identifier: '4',
        success: true,
      },
    });
    expect('address' in individual && Object.keys(individual.address)).toHaveLength(5);
  });

  test('contains a driver licence (WIZ-029)', () => {
    const DriversLicence = { LicenceNumber: '104882317', CardNumber: '2004915770', State: 'QLD' };
    expect(electronicWith({ DriversLicence })).toMatchObject({
      driversLicence: { Number: '104882317', cardNumber: '2004915770', stateCode: 'QLD' },
    });
  });

  test.each([
    ['Blue', { MedicareCardBlue: { CardExpiryBlue: '01/11/2027' } }, '01/11/2027'],
    ['Green', { MedicareCardGreen: { CardExpiryGreen: '11/2027' } }, '11/2027'],
    ['Yellow', { MedicareCardYellow: { CardExpiryYellow: '02/12/2028' } }, '02/12/2028'],
  ])(
    'contains a %s Medicare card with the expiry of its colour (WIZ-030, OP-215)',
    (CardColour, expiry, expiryDate) => {
      const MedicareDetails = {
        MedicareNumber: '2950123451',
        CardColour,
        MedicareCardBlue: { CardExpiryBlue: '09/09/2099' },
        MedicareCardGreen: { CardExpiryGreen: '09/2099' },
        ...expiry,
        MiddleName: 'A',
        CardReferenceNumber: '1',
      };
      const { medicareCard } = electronicWith({ MedicareDetails }) as { medicareCard?: object };
      expect(medicareCard).toEqual({
        cardColour: CardColour,
        cardNumber: '2950123451',
        expiryDate,
        middleName: 'A',
        referenceNumber: '1',
      });
    },
  );

  test('contains a passport (WIZ-032)', () => {
    const PassportDetails = { PassportNumber: 'PA1234567', CountryOfIssue: 'NZ' };
    expect(electronicWith({ PassportDetails })).toMatchObject({
      passport: { countryCode: 'NZ', number: 'PA1234567' },
    });
  });

  test('omits a document without a number (WIZ-029, WIZ-030, WIZ-032, OP-215)', () => {
    const individual = electronicWith({
      DriversLicence: { LicenceNumber: ' ', State: 'QLD' },
      MedicareDetails: { CardColour: 'Green', MedicareCardGreen: {} },
      PassportDetails: { CountryOfIssue: 'AU' },
    });
    for (const document of ['driversLicence', 'medicareCard', 'passport'])
      expect(individual).not.toHaveProperty(document);
  });

  test('has the date of birth without a time and no unknown fields (WIZ-021, WIZ-022)', () => {
    const { individual } = verificationRequest('IndividualScreening', {
      IndividualDetails: { ...born, DateOfBirth: '1980-04-06T13:00:00Z', Shoe: '42', IDDocuments: {} },
      Elsewhere: 'x',
    });
    expect(individual).toEqual({ firstName: 'Wren', lastName: 'Okafor', dateOfBirth: '1980-04-06' });
  });

  test.each([
    undefined,
    null,
    7,
    [],
    { IndividualDetails: [] },
    JSON.parse('{"__proto__":{"FirstName":"x"}}'),
  ])('of %j violates the contract without throwing', (data) => {
    expect(isVerificationRequest(verificationRequest('IndividualVerification', data))).toBe(false);
  });
});

test('a result contains name and mobile number of the checked individual', () => {
  expect(
    individualOf({ IndividualDetails: { ...names, MobileNumber: { PhoneNumber: '0412345678' } } }),
  ).toEqual({
    name: 'Wren Okafor',
    mobile: '0412345678',
  });
});
