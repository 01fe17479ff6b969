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
/** Longest code as printed, with its blanks. */
const codeMaximum = 20;
/** A code as printed: there can be blanks between its characters. */
const code = (character: string, times: string) => ({
  pattern: `^\\s*(?:${character}\\s*){${times}}$`,
  maxLength: codeMaximum,
});
const alphanumeric = '[0-9A-Za-z]';

/** A code as it is stored and sent. */
export const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '');

/** The expiry of a card with two digits for day and month, such as `01/2030` for `1 / 2030`. */
export const expiryAsSent = (text: string): string => withoutBlanks(text).replaceAll(/\b\d\b/g, '0$&');

const day = '(0[1-9]|[12][0-9]?|3[01]?|[4-9])';
const month = '(0[1-9]|1[0-2]?|[2-9])';
const expiry = (...parts: readonly string[]) => `^\\s*${[...parts, '[0-9]{4}'].join('\\s*/\\s*')}\\s*$`;
const dayOfExpiry = { pattern: expiry(day, month), description: 'DD/MM/YYYY' };
/** The expiry of a Medicare card depends on its colour (OP-215). */
export const medicareExpiries = {
  Blue: dayOfExpiry,
  Green: { pattern: expiry(month), description: 'MM/YYYY' },
  Yellow: dayOfExpiry,
} as const;
export const medicareColours = Object.keys(medicareExpiries) as (keyof typeof medicareExpiries)[];

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
      LicenceNumber: field('Number', codeMaximum, 'Licence number', code(alphanumeric, '4,14')),
      CardNumber: field('cardNumber', codeMaximum, 'Card number', code(alphanumeric, '6,14')),
      State: field('stateCode', 3, 'State', { enum: australianStates }),
    },
  },
  medicareCard: {
    part: 'MedicareDetails',
    title: 'Medicare card',
    number: 'MedicareNumber',
    required: ['CardReferenceNumber', 'CardColour'],
    fields: {
      MedicareNumber: field('cardNumber', codeMaximum, 'Medicare number', code('[0-9]', '10')),
      CardReferenceNumber: field('referenceNumber', codeMaximum, 'Reference number', code('[1-9]', '1')),
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
      PassportNumber: field('number', codeMaximum, 'Passport number', code(alphanumeric, '5,12')),
      CountryOfIssue: field('countryCode', 3, 'Country of issue'),
    },
  },
};
export type IdentityDocument = (typeof identityDocuments)[keyof typeof identityDocuments];
