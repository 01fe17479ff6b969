import {
  identityDocuments,
  verificationSource,
  type VerificationRequest,
  type VerificationType,
} from '@portal/api/contract';

type Part = Readonly<Record<string, unknown>>;
type Electronic = VerificationRequest<'IndividualVerification'>['individual'];

/** Builds the body of a check for its type from the form data. */
export function verificationRequest(verificationType: VerificationType, data: unknown): VerificationRequest {
  const { person, mobileNumber, address, documents } = detailsOf(data);
  const shared = { source: verificationSource, reference: textOf(person['Reference']) ?? null } as const;
  const names = withoutEmpty({
    firstName: textOf(person['FirstName']) ?? '',
    middleName: textOf(person['MiddleName']),
    lastName: textOf(person['LastName']) ?? '',
  });
  // A date without its time (WIZ-022).
  const dateOfBirth = (textOf(person['DateOfBirth']) ?? '').slice(0, 10);
  const country = textOf(address['Country']) ?? 'AU';

  switch (verificationType) {
    case 'BiometricVerification':
      return {
        requestMetaData: { ...shared, verificationType, countryCode: 'AU' },
        individual: { ...names, contact: { mobileNumber } },
      };
    case 'IndividualScreening':
      return {
        requestMetaData: { ...shared, verificationType, countryCode: 'AU' },
        individual: { ...names, dateOfBirth },
      };
    case 'IndividualVerification':
      return {
        requestMetaData: { ...shared, verificationType, country },
        individual: {
          ...names,
          dateOfBirth,
          // A manual address or a search result; missing parts are omitted (OP-213, OP-214).
          address: (address['ManuallyEntered'] === true
            ? { provider: 'manual_entry', country, ...manualAddress(address['ManualAddress']) }
            : {
                provider: 'address_finder',
                ...withoutEmpty(partOf(address['Address'])),
              }) as Electronic['address'],
          gender: 'NOTSET',
          countryOfBirth: textOf(person['CountryOfBirth']) ?? null,
          ...documentsOf(documents),
        },
      };
  }
}

/** Name and mobile number of a checked individual, for the result. */
export function individualOf(data: unknown): { readonly name: string; readonly mobile: string } {
  const { person, mobileNumber } = detailsOf(data);
  const names = [person['FirstName'], person['MiddleName'], person['LastName']];
  return { name: names.flatMap((part) => textOf(part) ?? []).join(' '), mobile: mobileNumber };
}

/** The fields that the forms of OP-208 collect; other fields of a schema are not sent. */
function detailsOf(data: unknown) {
  const whole = partOf(data);
  const person = partOf(whole['IndividualDetails']);
  return {
    person,
    mobileNumber: textOf(partOf(person['MobileNumber'])['PhoneNumber']) ?? '',
    address: partOf(partOf(whole['AddressWrapper'])['IndividualDetailsAddress']),
    documents: partOf(whole['IDDocuments']),
  };
}

/** Omits documents without a number. The form stores the expiry of a Medicare card under the card's colour (OP-215). */
function documentsOf(filledIn: Part) {
  const sent = Object.entries(identityDocuments).flatMap(([name, { part, number, fields }]) => {
    const given = partOf(filledIn[part]);
    if (textOf(given[number]) === undefined) return [];
    const colour = textOf(given['CardColour']);
    const values = Object.entries(fields).map(([field, { sentAs }]) => [sentAs, given[field]] as const);
    const expiryDate = partOf(given[`MedicareCard${colour}`])[`CardExpiry${colour}`];
    return [[name, withoutEmpty({ ...Object.fromEntries(values), expiryDate })] as const];
  });
  return Object.fromEntries(sent) as Pick<Electronic, keyof typeof identityDocuments>;
}

/** A form of another back end may have one field for the address, whose text would otherwise be lost. */
const manualAddress = (value: unknown): Part =>
  withoutEmpty(typeof value === 'string' ? { address_line_1: value } : partOf(value));

const partOf = (value: unknown): Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {};

/** Trimmed text; undefined if empty. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

const withoutEmpty = <T extends Part>(part: T): T =>
  Object.fromEntries(
    Object.entries(part)
      .map(([key, value]) => [key, typeof value === 'string' ? textOf(value) : value] as const)
      .filter(([, value]) => value != null),
  ) as T;
