/** The consent that the requester of an identity verification gives (OP-210). */
export const authorisationConsent = {
  label: 'Authorisation Consent',
  text: "I am authorised to submit an electronic identity verification request and my organisation has obtained the individual's consent. The Document Verification Service requires express consent.",
} as const;

/** A field of a document: its name and maximum length in the request, and its JSON schema in the form. */
const field = (sentAs: string, longest: number, title: string, more: object = {}) => ({
  sentAs,
  longest,
  schema: { type: 'string', title, ...more },
});
const code = (pattern: string, maxLength: number) => ({ pattern, maxLength });

const day = '(0[1-9]|[12][0-9]|3[01])';
const month = '(0[1-9]|1[0-2])';
const dayOfExpiry = { pattern: `^${day}/${month}/[0-9]{4}$`, description: 'DD/MM/YYYY' };
/** The expiry of a Medicare card depends on its colour (OP-215). */
export const medicareExpiries = {
  Blue: dayOfExpiry,
  Green: { pattern: `^${month}/[0-9]{4}$`, description: 'MM/YYYY' },
  Yellow: dayOfExpiry,
} as const;
export const medicareColours = [
  'Blue',
  'Green',
  'Yellow',
] as const satisfies (keyof typeof medicareExpiries)[];

export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];

/**
 * The identity documents of an electronic verification, by their names in the request. The form, the request and its
 * validation are derived from it. A document without `number` is omitted; with it, the form requires the `required`
 * fields.
 */
export const identityDocuments = {
  driversLicence: {
    part: 'DriversLicence',
    title: 'Driver licence',
    number: 'LicenceNumber',
    required: ['CardNumber', 'State'],
    fields: {
      LicenceNumber: field('Number', 20, 'Licence number', code('^[0-9A-Za-z ]{4,14}$', 14)),
      CardNumber: field('cardNumber', 20, 'Card number', code('^[0-9A-Za-z ]{6,14}$', 14)),
      State: field('stateCode', 3, 'State', { enum: australianStates }),
    },
  },
  medicareCard: {
    part: 'MedicareDetails',
    title: 'Medicare card',
    number: 'MedicareNumber',
    required: ['CardReferenceNumber', 'CardColour'],
    fields: {
      MedicareNumber: field('cardNumber', 20, 'Medicare number', code('^[0-9]{10}$', 10)),
      CardReferenceNumber: field('referenceNumber', 2, 'Reference number', code('^[1-9]$', 1)),
      CardColour: field('cardColour', 6, 'Card colour', { enum: medicareColours }),
      MiddleName: field('middleName', 100, 'Middle name on card', { maxLength: 100 }),
    },
  },
  passport: {
    part: 'PassportDetails',
    title: 'Passport',
    number: 'PassportNumber',
    required: ['CountryOfIssue'],
    fields: {
      PassportNumber: field('number', 20, 'Passport number', code('^[0-9A-Za-z]{5,12}$', 12)),
      CountryOfIssue: field('countryCode', 3, 'Country of issue'),
    },
  },
};
export type IdentityDocument = (typeof identityDocuments)[keyof typeof identityDocuments];
