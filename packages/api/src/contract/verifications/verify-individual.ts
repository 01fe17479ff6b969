import * as v from 'valibot';
import { endpoint, type Reply } from '../endpoint.ts';
import {
  expiryAsSent,
  identityDocuments,
  medicareColours,
  withoutBlanks,
  type IdentityDocument,
} from '../identification.ts';
import { typedText } from '../text.ts';
import { isoTime, looseNumber, nullableText, text } from '../wire.ts';
import { individualRead, verificationActions } from './verification-actions.ts';
import { addressEntry } from './verification-address.ts';
import {
  listIndividualVerifications,
  referenceMaximumLength,
  verificationTypes,
  type VerificationType,
} from './verifications.ts';

/** A form of the verification service, each part as JSON text. */
const formDefinition = v.object({
  jsonSchema: text,
  uiSchema: v.optional(nullableText),
  /** Initial data of the form. */
  data: v.optional(nullableText),
});

/** Reads the form to choose the type of check. */
export const getVerificationForm = endpoint({
  id: 'C79',
  ...individualRead,
  path: '/individual/form',
  reply: formDefinition,
});

/** Reads the form for the details of a type of check. */
export const getVerificationDetailsForm = endpoint({
  id: 'C80',
  ...individualRead,
  path: '/individual/details',
  query: v.strictObject({ verificationType: v.picklist(verificationTypes) }),
  reply: formDefinition,
});

const limited = (length: number) => typedText(length, 1);
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** A date without time or zone, because a date of birth does not depend on the time zone. */
const day = v.pipe(v.string(), v.isoDate());

/** `source` of all requests from the portal. */
export const verificationSource = 'StandaloneVerification';

const requestOf = <
  const Type extends VerificationType,
  Metadata extends v.ObjectEntries,
  Individual extends v.ObjectEntries,
>(
  type: Type,
  metadata: Metadata,
  individual: Individual,
) =>
  v.strictObject({
    requestMetaData: v.strictObject({
      source: v.literal(verificationSource),
      reference: v.nullable(typedText(referenceMaximumLength)),
      verificationType: v.literal(type),
      ...metadata,
    }),
    individual: v.strictObject({
      /** Absent for people with one name (OP-386). */
      firstName: v.optional(limited(100)),
      middleName: v.optional(limited(100)),
      lastName: limited(100),
      ...individual,
    }),
  });

/** A manually entered address, with the field names of the lookup service (OP-214). */
const manualAddress = v.strictObject({
  provider: v.literal('manual_entry'),
  country,
  address_line_1: limited(200),
  address_line_2: v.optional(limited(200)),
  locality_name: limited(100),
  state_territory: v.optional(limited(100)),
  postcode: v.optional(limited(20)),
});
const foundAddress = v.strictObject({ provider: v.literal('address_finder'), ...addressEntry.entries });

const documentOf = ({ number, fields }: IdentityDocument, more: v.ObjectEntries = {}) =>
  v.optional(
    v.strictObject({
      ...Object.fromEntries(
        Object.entries(fields).map(([name, { sentAs, longest, schema }]) => {
          const typed = limited(longest);
          const value = 'pattern' in schema ? v.pipe(typed, v.transform(withoutBlanks)) : typed;
          return [sentAs, name === number ? value : v.optional(value)];
        }),
      ),
      ...more,
    }),
  );
const { driversLicence, medicareCard, passport } = identityDocuments;

/** The request body of each type of check. */
const bodies = {
  IndividualVerification: requestOf(
    'IndividualVerification',
    // `country` here, but `countryCode` in the other types, as in the specification (OP-212).
    { country },
    {
      dateOfBirth: day,
      address: v.variant('provider', [manualAddress, foundAddress]),
      gender: v.literal('NOTSET'),
      countryOfBirth: v.nullable(limited(100)),
      driversLicence: documentOf(driversLicence),
      medicareCard: documentOf(medicareCard, {
        cardColour: v.picklist(medicareColours),
        expiryDate: v.optional(v.pipe(limited(20), v.transform(expiryAsSent))),
      }),
      passport: documentOf(passport),
    },
  ),
  IndividualScreening: requestOf(
    'IndividualScreening',
    { countryCode: v.literal('AU') },
    { dateOfBirth: day },
  ),
  BiometricVerification: requestOf(
    'BiometricVerification',
    { countryCode: v.literal('AU') },
    { contact: v.strictObject({ mobileNumber: limited(40) }) },
  ),
} as const satisfies Record<VerificationType, unknown>;
export type VerificationRequest<Type extends VerificationType = VerificationType> = v.InferOutput<
  (typeof bodies)[Type]
>;

const parts = Object.values(bodies).map(({ entries }) => entries);
/** Contains exactly one of the three bodies. Parts of different bodies cannot be combined. */
const body = v.pipe(
  v.strictObject({
    requestMetaData: v.variant(
      'verificationType',
      parts.map(({ requestMetaData }) => requestMetaData),
    ),
    individual: v.union(parts.map(({ individual }) => individual)),
  }),
  v.check((given) => v.is(bodies[given.requestMetaData.verificationType], given)),
  v.transform((given) => given as VerificationRequest),
);

/** Whether a body is a valid request. */
export const isVerificationRequest = (given: unknown): boolean => v.is(body, given);

/** Checks an individual, or invites one to a biometric check, and stores the verification. */
export const requestVerification = endpoint({
  id: 'C81',
  base: 'verification',
  method: 'POST',
  path: '/individual/verify',
  needs: verificationActions.Individual.create.needs,
  idempotent: true,
  cost: 'outside',
  invalidates: { closed: [listIndividualVerifications] },
  body,
  reply: v.object({
    /** The number of the verification, shown with the prefix `V`. */
    requestId: looseNumber,
    requestDateTime: isoTime,
    /** Whether the check ran or the invitation was sent. It does not say whether the check passed. */
    responseSucceeded: v.boolean(),
    overallResult: v.optional(nullableText),
    provider: v.optional(nullableText),
    providerReference: v.optional(nullableText),
    reportLink: v.optional(nullableText),
    /** `no-match` or `match` (OP-218). */
    sanctionsResult: v.optional(nullableText),
  }),
});
export type VerificationResult = Reply<typeof requestVerification>;
