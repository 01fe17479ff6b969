import { addressEntry, type VerificationType } from '@portal/api/contract';
import { countries } from './countries.ts';

/** A form as it is authored; the wire has each part as JSON text. */
export interface AuthoredForm {
  readonly jsonSchema: object;
  readonly uiSchema: object;
  readonly data: object;
}

/** Which kind of check: names of the choices by OP-252. */
export const typeForm: AuthoredForm = {
  jsonSchema: {
    type: 'object',
    required: ['VerificationType'],
    properties: {
      VerificationType: {
        type: 'string',
        title: 'Verification type',
        oneOf: [
          choice(
            'IndividualVerification',
            'Individual Verification',
            'Name, date of birth, address and documents',
          ),
          choice(
            'BiometricVerification',
            'Biometric Verification',
            'The individual receives an invite by SMS',
          ),
          choice('IndividualScreening', 'Individual Screening', 'PEP and sanctions lists'),
        ],
      },
    },
  },
  uiSchema: {
    VerificationType: {
      'ui:widget': 'radio',
      'ui:options': { look: 'card', label: false, icons: ['identity-card', 'face', 'shield'] },
    },
  },
  data: {},
};

function choice(value: VerificationType, title: string, description: string) {
  return { const: value, title, description };
}

const text = (title: string, maxLength: number, more: object = {}) => ({
  type: 'string',
  title,
  maxLength,
  ...more,
});
/** Letters of any script, though not blanks alone. */
const name = (title: string) => text(title, 100, { pattern: '\\S' });
const code = (title: string, pattern: string, maxLength: number, more: object = {}) =>
  text(title, maxLength, { pattern, ...more });

/** The day that somebody living was born on. */
export const birthDate = { type: 'string', format: 'birth-date' } as const;
/** An Australian mobile number without spaces. */
export const mobileNumber = { type: 'string', pattern: '^04[0-9]{8}$', maxLength: 10 } as const;

const properties = {
  FirstName: name('First name'),
  MiddleName: text('Middle name', 100),
  LastName: name('Last name'),
  DateOfBirth: { ...birthDate, title: 'Date of birth' },
  MobileNumber: {
    type: 'object',
    required: ['PhoneNumber'],
    properties: { PhoneNumber: { ...mobileNumber, title: 'Mobile number' } },
  },
  Reference: text('Reference', 200),
};
/** Its title stands on its tab. */
const untitled = { 'ui:title': '' };
const optional = { 'ui:options': { optional: true } };
const look = {
  MiddleName: optional,
  Reference: optional,
  DateOfBirth: { 'ui:widget': 'date' },
  MobileNumber: { PhoneNumber: { 'ui:widget': 'phone' } },
};

const person = (...asked: readonly (keyof typeof properties)[]) => ({
  type: 'object',
  required: asked.filter((key) => key !== 'MiddleName' && key !== 'Reference'),
  properties: Object.fromEntries(asked.map((key) => [key, properties[key]])),
});

const country = (title: string) => ({
  type: 'string',
  title,
  enum: countries.map(({ code: value }) => value),
});
const countryLook = { 'ui:enumNames': countries.map(({ name: title }) => title) };
const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];

/** Found by the finder, or else entered by hand (OP-214): whichever is not asked for is an empty schema. */
const address = {
  type: 'object',
  properties: {
    Address: {},
    ManuallyEntered: { type: 'boolean', title: 'Enter address manually', default: false },
    Country: {},
    ManualAddress: {},
  },
  dependencies: {
    ManuallyEntered: {
      oneOf: [
        {
          required: ['Country', 'ManualAddress'],
          properties: {
            ManuallyEntered: { enum: [true] },
            Country: country('Country'),
            ManualAddress: {
              type: 'object',
              required: ['address_line_1', 'locality_name'],
              properties: {
                address_line_1: text('Address line 1', 200, { pattern: '\\S' }),
                address_line_2: text('Address line 2', 200),
                locality_name: text('Suburb or town', 100, { pattern: '\\S' }),
                state_territory: text('State or territory', 100),
                postcode: text('Postcode', 20),
              },
            },
          },
        },
        {
          required: ['Address'],
          properties: {
            ManuallyEntered: { enum: [false] },
            Address: {
              type: 'object',
              title: 'Address',
              required: ['id'],
              properties: Object.fromEntries(
                Object.keys(addressEntry.entries).map((key) => [
                  key,
                  { type: [key === 'success' ? 'boolean' : 'string', 'null'] },
                ]),
              ),
            },
          },
        },
      ],
    },
  },
};

const day = '(0[1-9]|[12][0-9]|3[01])';
const month = '(0[1-9]|1[0-2])';
const expiries = {
  Blue: { title: 'Expiry date', pattern: `^${day}/${month}/[0-9]{4}$`, description: 'DD/MM/YYYY' },
  Green: { title: 'Expiry date', pattern: `^${month}/[0-9]{4}$`, description: 'MM/YYYY' },
  Yellow: { title: 'Expiry date', pattern: `^${day}/${month}/[0-9]{4}$`, description: 'DD/MM/YYYY' },
};
const colours = Object.keys(expiries) as (keyof typeof expiries)[];

const medicare = {
  type: 'object',
  title: 'Medicare card',
  properties: {
    MedicareNumber: code('Medicare number', '^[0-9]{10}$', 10),
    CardReferenceNumber: code('Reference number', '^[1-9]$', 1),
    CardColour: { type: 'string', title: 'Card colour', enum: colours },
    MedicareCardBlue: {},
    MedicareCardGreen: {},
    MedicareCardYellow: {},
    MiddleName: text('Middle name on card', 100),
  },
  dependencies: {
    MedicareNumber: ['CardReferenceNumber', 'CardColour'],
    CardColour: {
      oneOf: colours.map((colour) => ({
        required: [`MedicareCard${colour}`],
        properties: {
          CardColour: { enum: [colour] },
          [`MedicareCard${colour}`]: {
            type: 'object',
            required: [`CardExpiry${colour}`],
            properties: { [`CardExpiry${colour}`]: { type: 'string', maxLength: 10, ...expiries[colour] } },
          },
        },
      })),
    },
  },
};

const documents = {
  type: 'object',
  title: 'Identity documents',
  description: 'A document without a number is left out.',
  properties: {
    DriversLicence: {
      type: 'object',
      title: 'Driver licence',
      properties: {
        LicenceNumber: code('Licence number', '^[0-9A-Za-z ]{4,14}$', 14),
        CardNumber: code('Card number', '^[0-9A-Za-z ]{6,14}$', 14),
        State: { type: 'string', title: 'State', enum: states },
      },
      dependencies: { LicenceNumber: ['CardNumber', 'State'] },
    },
    MedicareDetails: medicare,
    PassportDetails: {
      type: 'object',
      title: 'Passport',
      properties: {
        PassportNumber: code('Passport number', '^[0-9A-Za-z]{5,12}$', 12),
        CountryOfIssue: country('Country of issue'),
      },
      dependencies: { PassportNumber: ['CountryOfIssue'] },
    },
  },
};

/** What is asked of an individual, by the kind of check (OP-208). */
export const detailsForms: Readonly<Record<VerificationType, AuthoredForm>> = {
  BiometricVerification: {
    jsonSchema: detailsOf({
      IndividualDetails: person('FirstName', 'MiddleName', 'LastName', 'MobileNumber', 'Reference'),
    }),
    uiSchema: { IndividualDetails: look },
    data: {},
  },
  IndividualScreening: {
    jsonSchema: detailsOf({
      IndividualDetails: person('FirstName', 'MiddleName', 'LastName', 'DateOfBirth', 'Reference'),
    }),
    uiSchema: { IndividualDetails: look },
    data: {},
  },
  IndividualVerification: {
    jsonSchema: detailsOf({
      IndividualDetails: person('FirstName', 'MiddleName', 'LastName', 'DateOfBirth', 'Reference'),
      AddressWrapper: {
        type: 'object',
        required: ['IndividualDetailsAddress'],
        properties: { IndividualDetailsAddress: address },
      },
      IDDocuments: documents,
    }),
    uiSchema: {
      IndividualDetails: look,
      AddressWrapper: {
        IndividualDetailsAddress: { Address: { 'ui:field': 'addressFinder' }, Country: countryLook },
      },
      IDDocuments: {
        'ui:options': { look: 'tabs' },
        DriversLicence: untitled,
        MedicareDetails: untitled,
        PassportDetails: { ...untitled, CountryOfIssue: countryLook },
      },
    },
    data: { AddressWrapper: { IndividualDetailsAddress: { Country: 'AU', ManuallyEntered: false } } },
  },
};

function detailsOf(parts: Readonly<Record<string, object>>) {
  return {
    type: 'object',
    required: Object.keys(parts).filter((part) => part !== 'IDDocuments'),
    properties: parts,
  };
}
