import { verificationTypes } from '@portal/api/contract';
import { verificationDetailsForms, verificationTypeForm } from '@portal/api/mocks';
import { fitsFormSchema, parseFormSchema } from '@portal/ui/forms/schema';
import { expect, test } from 'vitest';
import { addressById, findAddresses } from './addresses.ts';
import { detailsForms, typeForm } from './verification-forms.ts';

const schemaOf = (type: keyof typeof detailsForms) => detailsForms[type].jsonSchema;
/** Every property name in the schema, at any depth. */
const named = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, inner]) =>
        key === 'properties'
          ? [...Object.keys(inner as object), ...Object.values(inner as object).flatMap(named)]
          : named(inner),
      );

test.each([typeForm, ...Object.values(detailsForms)])(
  'stays within the limits of any form, %#',
  ({ jsonSchema }) => {
    expect(parseFormSchema(jsonSchema)).toMatchObject({ ok: true });
  },
);

/** Each title with the path of names to it. */
const titles = (schema: unknown, path = ''): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, inner]) => [
        ...(key === 'title' ? [`${path}: ${String(inner)}`] : []),
        ...titles(inner, Number.isInteger(Number(key)) ? path : `${path}/${key}`),
      ]);

test('equals the forms of the mocks, with the same fields and titles', () => {
  expect(JSON.parse(verificationTypeForm.jsonSchema)).toEqual(typeForm.jsonSchema);
  expect(JSON.parse(verificationTypeForm.uiSchema)).toEqual(typeForm.uiSchema);
  for (const type of verificationTypes) {
    const faked = titles(JSON.parse(verificationDetailsForms[type].jsonSchema));
    expect(faked.length).toBeGreaterThan(3);
    expect(titles(schemaOf(type))).toEqual(expect.arrayContaining(faked));
  }
});

test('offers the three kinds by name (ENT-049, OP-252)', () => {
  expect(JSON.stringify(typeForm.jsonSchema)).toMatch(
    /IndividualVerification","title":"Individual Verification".*BiometricVerification","title":"Biometric Verification".*IndividualScreening","title":"Individual Screening"/,
  );
});

test('requires names and a reference, and a mobile number or else a date of birth (ENT-050, OP-208)', () => {
  const everybody = ['FirstName', 'MiddleName', 'LastName', 'Reference'];
  for (const type of verificationTypes)
    expect(named(schemaOf(type))).toEqual(expect.arrayContaining(everybody));
  expect(named(schemaOf('BiometricVerification'))).toEqual(
    expect.arrayContaining(['MobileNumber', 'PhoneNumber']),
  );
  expect(named(schemaOf('BiometricVerification'))).not.toContain('DateOfBirth');
  for (const type of ['IndividualVerification', 'IndividualScreening'] as const) {
    expect(named(schemaOf(type))).toContain('DateOfBirth');
    expect(named(schemaOf(type))).not.toContain('MobileNumber');
  }
  expect(named(schemaOf('IndividualScreening'))).not.toContain('IDDocuments');
});

test('requires an address and three documents for an electronic verification (ENT-051, ENT-052, ENT-053, ENT-054, ENT-055)', () => {
  const names = named(schemaOf('IndividualVerification'));
  expect(names).toEqual(
    expect.arrayContaining(
      (
        'AddressWrapper IndividualDetailsAddress Country ManuallyEntered ManualAddress Address ' +
        'id full_address street_number_1 street_number_2 lot_identifier site_name unit_identifier unit_type level_number ' +
        'level_type street_name street_type street_suffix street locality_name state_territory canonical_address ' +
        'canonical_address_id postcode address_line_1 address_line_2 address_line_combined longitude latitude meshblock ' +
        'meshblock_2016 sa1_id sa2_id gnaf_id dpid box_identifier box_type legal_parcel_id primary_point_indicator ' +
        'lga_name lga_type_code success RawAddress IDDocuments MedicareDetails MedicareNumber CardColour ' +
        'MedicareCardBlue CardExpiryBlue MedicareCardGreen CardExpiryGreen MedicareCardYellow CardExpiryYellow ' +
        'MiddleName CardReferenceNumber DriversLicence LicenceNumber CardNumber State PassportDetails PassportNumber ' +
        'CountryOfIssue'
      ).split(' '),
    ),
  );
});

const someone = (IndividualDetails: object) => ({
  IndividualDetails: {
    FirstName: 'Wren',
    LastName: 'Okafor',
    DateOfBirth: '1980-04-06',
    ...IndividualDetails,
  },
});
const screened = (details: object) => fitsFormSchema(schemaOf('IndividualScreening'), someone(details));

test.each([
  ['1980-04-06', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['1899-12-31', true],
  ['1850-01-01', false],
  ['2999-01-01', false],
  ['06/04/1980', false],
  ['1980-04-06T00:00:00Z', false],
])('validates the date of birth %s: %s', (DateOfBirth, fits) => {
  expect(screened({ DateOfBirth })).toBe(fits);
});

test('requires the family name alone (OP-386)', () => {
  expect(screened({ FirstName: undefined })).toBe(true);
  expect(screened({ FirstName: undefined, LastName: undefined })).toBe(false);
});

test.each([
  ['Zoë', true],
  ["O'Brien-Ågren", true],
  ['王小明', true],
  ['محمد', true],
  ['👩🏽‍🚀', true],
  ['   ', false],
  ['', false],
  ['x'.repeat(101), false],
])('validates the name %j: %s', (FirstName, fits) => {
  expect(screened({ FirstName })).toBe(fits);
});

const found = { ManuallyEntered: false, Country: 'AU', Address: { id: 'AU-1001' } };
const identified = (address: object, IDDocuments: object = {}) =>
  fitsFormSchema(schemaOf('IndividualVerification'), {
    ...someone({}),
    AddressWrapper: { IndividualDetailsAddress: address },
    IDDocuments,
  });
const home = { address_line_1: '1 Long Lane', locality_name: 'Grevillea' };

test.each([
  [found, true],
  [{ ManuallyEntered: false }, false],
  [{ ManuallyEntered: true, Country: 'NZ', ManualAddress: home }, true],
  [{ ManuallyEntered: true, Country: 'XX', ManualAddress: home }, false],
  [
    { ManuallyEntered: true, Country: 'AU', ManualAddress: { address_line_1: ' ', locality_name: 'x' } },
    false,
  ],
])('validates the address %j: %s', (address, fits) => {
  expect(identified(address)).toBe(fits);
});

const card = { MedicareNumber: '2950123451', CardReferenceNumber: '1' };
test.each([
  [{}, true],
  [{ DriversLicence: { LicenceNumber: '104 882 317', CardNumber: '2 004 915 770', State: 'QLD' } }, true],
  [{ DriversLicence: { LicenceNumber: '104882317' } }, false],
  [{ PassportDetails: { PassportNumber: 'PA1234567', CountryOfIssue: 'AU' } }, true],
  [{ PassportDetails: { PassportNumber: ' PA 1234567\u00a0', CountryOfIssue: 'AU' } }, true],
  [{ PassportDetails: { PassportNumber: 'PA-1234567', CountryOfIssue: 'AU' } }, false],
  [
    {
      MedicareDetails: {
        MedicareNumber: '2950 12345 1',
        CardReferenceNumber: ' 1',
        CardColour: 'Green',
        MedicareCardGreen: { CardExpiryGreen: '1 / 2030' },
      },
    },
    true,
  ],
  [
    { MedicareDetails: { ...card, CardColour: 'Blue', MedicareCardBlue: { CardExpiryBlue: '1/3/2030' } } },
    true,
  ],
  [
    {
      MedicareDetails: {
        ...card,
        MedicareNumber: '2950 12345 12',
        CardColour: 'Green',
        MedicareCardGreen: { CardExpiryGreen: '11/2027' },
      },
    },
    false,
  ],
  [{ PassportDetails: { PassportNumber: 'PA1234567' } }, false],
  [
    { MedicareDetails: { ...card, CardColour: 'Green', MedicareCardGreen: { CardExpiryGreen: '11/2027' } } },
    true,
  ],
  [
    {
      MedicareDetails: { ...card, CardColour: 'Green', MedicareCardGreen: { CardExpiryGreen: '01/11/2027' } },
    },
    false,
  ],
  [
    { MedicareDetails: { ...card, CardColour: 'Blue', MedicareCardBlue: { CardExpiryBlue: '01/11/2027' } } },
    true,
  ],
  [
    {
      MedicareDetails: { ...card, CardColour: 'Yellow', MedicareCardBlue: { CardExpiryBlue: '01/11/2027' } },
    },
    false,
  ],
  [{ MedicareDetails: card }, false],
])('validates the documents %j: %s (OP-215)', (documents, fits) => {
  expect(identified(found, documents)).toBe(fits);
});

test('finds addresses by the beginnings of their words, a few at a time (OP-214)', () => {
  const [first, ...others] = findAddresses('unit 4 18 tallow wattle');
  expect(others).toEqual([]);
  expect(first?.full_address).toBe('Unit 4, 18 Tallowwood Street, Wattle Bend NSW 2998');
  expect(addressById(first?.id ?? '')).toMatchObject({
    postcode: '2998',
    unit_identifier: '4',
    street: 'Tallowwood Street',
  });
  expect(findAddresses('street')).toHaveLength(8);
  expect(findAddresses('!!!')).toEqual([]);
  expect(addressById('__proto__')).toBeUndefined();
  expect(Object.keys(addressById('AU-1000') ?? {})).toHaveLength(38);
});
