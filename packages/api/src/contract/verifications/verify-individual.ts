import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { looseNumber, nullableText, text } from '../wire.ts';
import { listIndividualVerifications } from './list-verifications.ts';
import { referenceMaximumLength } from './reference-code.ts';
import { addressEntry } from './verification-address.ts';

const limited = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** A day without a time or a zone: a date of birth is the same everywhere. */
const day = v.pipe(v.string(), v.isoDate());

/** Where every request of the portal comes from (spec B §9). */
export const verificationSource = 'StandaloneVerification';

const asked = {
  source: v.literal(verificationSource),
  reference: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(referenceMaximumLength))),
};
const names = { firstName: limited(100), middleName: v.optional(limited(100)), lastName: limited(100) };

const biometric = v.strictObject({
  requestMetaData: v.strictObject({
    ...asked,
    verificationType: v.literal('BiometricVerification'),
    countryCode: v.literal('AU'),
  }),
  individual: v.strictObject({ ...names, contact: v.strictObject({ mobileNumber: limited(20) }) }),
});

const screening = v.strictObject({
  requestMetaData: v.strictObject({
    ...asked,
    verificationType: v.literal('IndividualScreening'),
    countryCode: v.literal('AU'),
  }),
  individual: v.strictObject({ ...names, dateOfBirth: day }),
});

/** An address as it was written, in the names of the finder (OP-214). */
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

const electronic = v.strictObject({
  // `country` here, `countryCode` above: each as it is written (OP-212).
  requestMetaData: v.strictObject({
    ...asked,
    verificationType: v.literal('IndividualVerification'),
    country,
  }),
  individual: v.strictObject({
    ...names,
    dateOfBirth: day,
    address: v.variant('provider', [manualAddress, foundAddress]),
    gender: v.literal('NOTSET'),
    countryOfBirth: v.nullable(limited(100)),
    driversLicence: v.optional(
      v.strictObject({
        Number: limited(20),
        cardNumber: v.optional(limited(20)),
        stateCode: v.optional(limited(3)),
      }),
    ),
    medicareCard: v.optional(
      v.strictObject({
        cardColour: v.picklist(['Blue', 'Green', 'Yellow']),
        cardNumber: limited(20),
        /** As entered: `MM/YYYY` of a green card, `DD/MM/YYYY` of the others (OP-215). */
        expiryDate: v.optional(limited(10)),
        middleName: v.optional(limited(100)),
        referenceNumber: v.optional(limited(2)),
      }),
    ),
    passport: v.optional(v.strictObject({ countryCode: v.optional(limited(3)), number: limited(20) })),
  }),
});

/** The body of each kind, by its type. */
export const verificationBodies = {
  BiometricVerification: biometric,
  IndividualVerification: electronic,
  IndividualScreening: screening,
} as const;
export type VerificationRequest =
  | v.InferOutput<typeof biometric>
  | v.InferOutput<typeof electronic>
  | v.InferOutput<typeof screening>;

/** One of the three bodies, each to the letter; the parts of one do not go with those of another. */
const body = v.pipe(
  v.strictObject({
    requestMetaData: v.variant('verificationType', [
      biometric.entries.requestMetaData,
      electronic.entries.requestMetaData,
      screening.entries.requestMetaData,
    ]),
    individual: v.union([
      electronic.entries.individual,
      screening.entries.individual,
      biometric.entries.individual,
    ]),
  }),
  v.check((given) => v.is(verificationBodies[given.requestMetaData.verificationType], given)),
  v.transform((given) => given as VerificationRequest),
);

/** Whether a body is one that the call takes. */
export const isVerificationRequest = (given: unknown): boolean => v.is(body, given);

const verificationResult = v.object({
  /** The number of the verification; people read it with a `V`. */
  requestId: looseNumber,
  /** ISO 8601, UTC. */
  requestDateTime: text,
  /** Whether the check was made, or the invite sent; the outcome is another matter. */
  responseSucceeded: v.boolean(),
  overallResult: v.optional(nullableText),
  provider: v.optional(nullableText),
  providerReference: v.optional(nullableText),
  reportLink: v.optional(nullableText),
  /** `no-match` or `match` (OP-218). */
  sanctionsResult: v.optional(nullableText),
});
export type VerificationResult = v.InferOutput<typeof verificationResult>;

/** Checks an individual, or invites one to a biometric check, and stores the verification. */
export const requestVerification = endpoint({
  id: 'C81',
  base: 'verification',
  method: 'POST',
  path: '/individual/verify',
  needs: Permission.individualEntityVerification,
  idempotent: true,
  cost: 'outside',
  invalidates: { closed: [listIndividualVerifications] },
  body,
  reply: verificationResult,
});
