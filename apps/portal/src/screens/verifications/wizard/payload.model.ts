import {
  identityDocuments,
  verificationSource,
  type VerificationRequest,
  type VerificationType,
} from '@portal/api/contract';

type Part = Readonly<Record<string, unknown>>;
type Electronic = VerificationRequest<'IndividualVerification'>['individual'];

/** The body of a check, exactly as its type has it, of what was filled in. */
export function verificationRequest(verificationType: VerificationType, data: unknown): VerificationRequest {
  const { person, mobileNumber, address, documents } = detailsOf(data);
  const shared = { source: verificationSource, reference: textOf(person['Reference']) ?? null } as const;
  const names = withoutEmpty({
    firstName: textOf(person['FirstName']) ?? '',
    middleName: textOf(person['MiddleName']),
    lastName: textOf(person['LastName']) ?? '',
  });
  // A day without its time (WIZ-022).
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
          // Entered by hand, or found; what an address does not have is left out (OP-213, OP-214).
          address: (address['ManuallyEntered'] === true
            ? { provider: 'manual_entry', country, ...withoutEmpty(partOf(address['ManualAddress'])) }
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

/** The individual of a check, as its result shows one. */
export function individualOf(data: unknown): { readonly name: string; readonly mobile: string } {
  const { person, mobileNumber } = detailsOf(data);
  const names = [person['FirstName'], person['MiddleName'], person['LastName']];
  return { name: names.flatMap((part) => textOf(part) ?? []).join(' '), mobile: mobileNumber };
}

/** What the forms of OP-208 collect; other fields of a schema are not sent. */
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

/** Leaves out a document without a number. The form keeps the expiry of a Medicare card under the card's colour (OP-215). */
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

const partOf = (value: unknown): Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {};

/** A text without the space around it; undefined for none. */
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
