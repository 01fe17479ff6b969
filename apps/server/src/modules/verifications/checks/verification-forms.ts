import {
  addressEntry,
  australianMobilePattern,
  identityDocuments,
  medicareColours,
  medicareExpiries,
  referenceMaximumLength,
  type IdentityDocument,
  type VerificationType,
} from '@portal/api/contract';
import { countries } from './countries.ts';

const form = (jsonSchema: object, uiSchema: object, data: object = {}) => ({ jsonSchema, uiSchema, data });
/** A form as authored; replies hold each part as JSON text. */
export type AuthoredForm = ReturnType<typeof form>;

type Properties = Readonly<Record<string, object>>;

/** An object in which every property is required, except those named optional. */
const object = (properties: Properties, ...optional: readonly string[]) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

/** The kinds of check (OP-252). */
const kind = (title: string, description: string) => ({ title, description });
const kinds: Readonly<Record<VerificationType, ReturnType<typeof kind>>> = {
  IndividualVerification: kind('Individual Verification', 'Name, date of birth, address and documents'),
  BiometricVerification: kind('Biometric Verification', 'The individual receives an invite by SMS'),
  IndividualScreening: kind('Individual Screening', 'PEP and sanctions lists'),
};

/** The choice of a kind of check. */
export const typeForm = form(
  object({
    VerificationType: {
      type: 'string',
      title: 'Verification type',
      oneOf: Object.entries(kinds).map(([type, names]) => ({ const: type, ...names })),
    },
  }),
  {
    VerificationType: {
      'ui:widget': 'radio',
      'ui:options': { look: 'card', label: false, icons: ['identity-card', 'face', 'shield'] },
    },
  },
);

const text = (title: string, maxLength: number) => ({ type: 'string', title, maxLength });
/** Letters of any script, but not blanks alone. */
const filled = (title: string, maxLength = 100) => ({ ...text(title, maxLength), pattern: '\\S' });
const country = (title: string) => ({ type: 'string', title, enum: countries.map(({ code }) => code) });
const countryNames = { 'ui:enumNames': countries.map(({ name }) => name) };

/** The date of birth of a living person. */
export const birthDate = { type: 'string', format: 'birth-date' } as const;

const person = (identifying: Properties) =>
  object(
    {
      FirstName: filled('First name'),
      MiddleName: text('Middle name', 100),
      LastName: filled('Last name'),
      ...identifying,
      Reference: text('Reference', referenceMaximumLength),
    },
    'FirstName',
    'MiddleName',
    'Reference',
  );
const born = person({ DateOfBirth: { ...birthDate, title: 'Date of birth' } });
const optional = { 'ui:options': { optional: true } };
const look = {
  IndividualDetails: {
    FirstName: optional,
    MiddleName: optional,
    Reference: optional,
    DateOfBirth: { 'ui:widget': 'date' },
    MobileNumber: { PhoneNumber: { 'ui:widget': 'phone' } },
  },
};

const foundAddress = {
  type: 'object',
  title: 'Address',
  required: ['id'],
  properties: {
    ...Object.fromEntries(
      Object.keys(addressEntry.entries).map((key) => [key, { type: ['string', 'null'] }]),
    ),
    success: { type: ['boolean', 'null'] },
  },
};
const manualAddress = object(
  {
    address_line_1: filled('Address line 1', 200),
    address_line_2: text('Address line 2', 200),
    locality_name: filled('Suburb or town'),
    state_territory: text('State or territory', 100),
    postcode: text('Postcode', 20),
  },
  'address_line_2',
  'state_territory',
  'postcode',
);

/** The required properties for each value of a property. */
const branches = (name: string, ofValue: readonly (readonly [unknown, Properties])[]) => ({
  oneOf: ofValue.map(([value, properties]) => ({
    required: Object.keys(properties),
    properties: { [name]: { enum: [value] }, ...properties },
  })),
});

/** Found by the address search, or entered by hand (OP-214); the parts of the other choice are empty schemas. */
const address = {
  type: 'object',
  properties: {
    Address: {},
    ManuallyEntered: { type: 'boolean', title: 'Enter address manually', default: false },
    Country: {},
    ManualAddress: {},
  },
  dependencies: {
    ManuallyEntered: branches('ManuallyEntered', [
      [true, { Country: country('Country'), ManualAddress: manualAddress }],
      [false, { Address: foundAddress }],
    ]),
  },
};

const fieldsOf = ({ fields }: IdentityDocument): Properties =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));

const documentOf = (document: IdentityDocument, properties = fieldsOf(document), dependencies = {}) => ({
  type: 'object',
  title: document.title,
  properties,
  dependencies: { [document.number]: document.required, ...dependencies },
});

const { driversLicence, medicareCard, passport } = identityDocuments;
const { MiddleName: middleNameOnCard = {}, ...medicareFields } = fieldsOf(medicareCard);
const documents = {
  type: 'object',
  title: 'Identity documents',
  description: 'A document without a number is left out.',
  properties: {
    [driversLicence.part]: documentOf(driversLicence),
    [medicareCard.part]: documentOf(
      medicareCard,
      {
        ...medicareFields,
        ...Object.fromEntries(medicareColours.map((colour) => [`MedicareCard${colour}`, {}])),
        MiddleName: middleNameOnCard,
      },
      {
        CardColour: branches(
          'CardColour',
          medicareColours.map((colour) => {
            const expiry = { ...text('Expiry date', 20), ...medicareExpiries[colour] };
            return [colour, { [`MedicareCard${colour}`]: object({ [`CardExpiry${colour}`]: expiry }) }];
          }),
        ),
      },
    ),
    [passport.part]: documentOf(passport, {
      ...fieldsOf(passport),
      CountryOfIssue: country('Country of issue'),
    }),
  },
};
/** The tab already shows the title. */
const untitled = { 'ui:title': '' };

const mobile = { type: 'string', title: 'Mobile number', pattern: australianMobilePattern, maxLength: 10 };

/** The details of an individual, by the kind of check (OP-208). */
export const detailsForms: Readonly<Record<VerificationType, AuthoredForm>> = {
  BiometricVerification: form(
    object({ IndividualDetails: person({ MobileNumber: object({ PhoneNumber: mobile }) }) }),
    look,
  ),
  IndividualScreening: form(object({ IndividualDetails: born }), look),
  IndividualVerification: form(
    object(
      {
        IndividualDetails: born,
        AddressWrapper: object({ IndividualDetailsAddress: address }),
        IDDocuments: documents,
      },
      'IDDocuments',
    ),
    {
      ...look,
      AddressWrapper: {
        IndividualDetailsAddress: { Address: { 'ui:field': 'addressFinder' }, Country: countryNames },
      },
      IDDocuments: {
        'ui:options': { look: 'tabs' },
        DriversLicence: untitled,
        MedicareDetails: untitled,
        PassportDetails: { ...untitled, CountryOfIssue: countryNames },
      },
    },
    { AddressWrapper: { IndividualDetailsAddress: { Country: 'AU', ManuallyEntered: false } } },
  ),
};
