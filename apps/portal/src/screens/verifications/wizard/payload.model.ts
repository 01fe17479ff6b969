import { verificationSource, type VerificationRequest, type VerificationType } from '@portal/api/contract';

type Part = Readonly<Record<string, unknown>>;
type Electronic = Extract<
  VerificationRequest,
  { requestMetaData: { verificationType: 'IndividualVerification' } }
>;
type Electronically = Electronic['individual'];

/** What the forms of OP-208 collect; whatever else a schema asks for is no part of a request. */
interface Details {
  readonly IndividualDetails: Part;
  readonly IndividualDetailsAddress: Part;
  readonly IDDocuments: Part;
}

/** The body of a check, to the letter of its type (spec B §7.1), of what was filled in. */
export function verificationRequest(verificationType: VerificationType, data: unknown): VerificationRequest {
  const details = detailsOf(data);
  const { IndividualDetails } = details;
  const asked = {
    source: verificationSource,
    reference: textOf(IndividualDetails['Reference']) ?? null,
  } as const;
  const names = withoutEmpty({
    firstName: textOf(IndividualDetails['FirstName']) ?? '',
    middleName: textOf(IndividualDetails['MiddleName']),
    lastName: textOf(IndividualDetails['LastName']) ?? '',
  });
  const dateOfBirth = dayOf(IndividualDetails['DateOfBirth']);

  switch (verificationType) {
    case 'BiometricVerification':
      return {
        requestMetaData: { ...asked, verificationType, countryCode: 'AU' },
        individual: { ...names, contact: { mobileNumber: mobileOf(details) } },
      };
    case 'IndividualScreening':
      return {
        requestMetaData: { ...asked, verificationType, countryCode: 'AU' },
        individual: { ...names, dateOfBirth },
      };
    case 'IndividualVerification':
      return {
        requestMetaData: { ...asked, verificationType, country: countryOf(details) ?? 'AU' },
        individual: {
          ...names,
          dateOfBirth,
          address: addressOf(details),
          gender: 'NOTSET',
          countryOfBirth: textOf(IndividualDetails['CountryOfBirth']) ?? null,
          ...documentsOf(details),
        },
      };
  }
}

/** Whose check it is, as its result shows it. */
export function individualOf(data: unknown): { readonly name: string; readonly mobile: string } {
  const details = detailsOf(data);
  const { FirstName, MiddleName, LastName } = details.IndividualDetails;
  return {
    name: [FirstName, MiddleName, LastName].flatMap((part) => textOf(part) ?? []).join(' '),
    mobile: mobileOf(details),
  };
}

function detailsOf(data: unknown): Details {
  const whole = partOf(data);
  return {
    IndividualDetails: partOf(whole['IndividualDetails']),
    IndividualDetailsAddress: partOf(partOf(whole['AddressWrapper'])['IndividualDetailsAddress']),
    IDDocuments: partOf(whole['IDDocuments']),
  };
}

const mobileOf = ({ IndividualDetails }: Details) =>
  textOf(partOf(IndividualDetails['MobileNumber'])['PhoneNumber']) ?? '';

const countryOf = ({ IndividualDetailsAddress }: Details) => textOf(IndividualDetailsAddress['Country']);

/** Entered by hand, or found; what an address does not have is left out (OP-213, OP-214). */
function addressOf(details: Details): Electronically['address'] {
  const { ManuallyEntered, ManualAddress, Address } = details.IndividualDetailsAddress;
  return (
    ManuallyEntered === true
      ? {
          provider: 'manual_entry',
          country: countryOf(details) ?? 'AU',
          ...withoutEmpty(partOf(ManualAddress)),
        }
      : { provider: 'address_finder', ...withoutEmpty(partOf(Address)) }
  ) as Electronically['address'];
}

/** A document without a number is none (OP-215). */
function documentsOf({ IDDocuments }: Details) {
  const licence = partOf(IDDocuments['DriversLicence']);
  const card = partOf(IDDocuments['MedicareDetails']);
  const passport = partOf(IDDocuments['PassportDetails']);
  const colour = textOf(card['CardColour']);
  const expiry = partOf(card[`MedicareCard${colour}`])[`CardExpiry${colour}`];
  return {
    ...(textOf(licence['LicenceNumber']) !== undefined && {
      driversLicence: withoutEmpty({
        Number: licence['LicenceNumber'],
        cardNumber: licence['CardNumber'],
        stateCode: licence['State'],
      }),
    }),
    ...(textOf(card['MedicareNumber']) !== undefined && {
      medicareCard: withoutEmpty({
        cardColour: colour,
        cardNumber: card['MedicareNumber'],
        expiryDate: expiry,
        middleName: card['MiddleName'],
        referenceNumber: card['CardReferenceNumber'],
      }),
    }),
    ...(textOf(passport['PassportNumber']) !== undefined && {
      passport: withoutEmpty({ countryCode: passport['CountryOfIssue'], number: passport['PassportNumber'] }),
    }),
  } as Pick<Electronically, 'driversLicence' | 'medicareCard' | 'passport'>;
}

const partOf = (value: unknown): Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {};

/** A text without the space around it; undefined for none. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** A day without its time (WIZ-022). */
const dayOf = (value: unknown) => (textOf(value) ?? '').slice(0, 10);

function withoutEmpty<T extends Part>(part: T): T {
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => {
      const kept = typeof value === 'string' ? textOf(value) : (value ?? undefined);
      return kept === undefined ? [] : [[key, kept]];
    }),
  ) as T;
}
