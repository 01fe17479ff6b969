import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { shownEmailAddress } from '../email-address.ts';
import { typedText } from '../text.ts';
import { nullableText, text } from '../wire.ts';

/** Lengths of a searched text, in characters of its cleaned text. */
export const findTextMinimum = 2;
export const findTextMaximum = 100;

/** Maximum number of results of each kind. */
export const foundMaximum = 5;

/** Maximum number of ids in one request. */
export const findIdsMaximum = 20;

const foundApplication = v.object({
  ApplicationID: v.number(),
  ClientName: nullableText,
  AccountName: nullableText,
  /** Unknown statuses are accepted. */
  Status: text,
});
export type FoundApplication = v.InferOutput<typeof foundApplication>;

const foundUser = v.object({
  GlobalUserId: text,
  /** Full name, or else the email address (OP-161). */
  Name: text,
  Email: shownEmailAddress,
  /** Unknown statuses are accepted. */
  Status: text,
});
export type FoundUser = v.InferOutput<typeof foundUser>;

/** The type of a company's verification. It has no type of check. */
export const companyVerificationType = 'Company';

const foundVerification = v.object({
  /** `V` and a number. */
  Id: text,
  Name: nullableText,
  /** `Company`, or the type of an individual's check, as the list of individuals has it. */
  Type: text,
  /** Unknown statuses are accepted. */
  Status: text,
});
export type FoundVerification = v.InferOutput<typeof foundVerification>;

/**
 * Finds applications by id, email address or part of a field, users, and verifications. A read despite its method,
 * because an address is kept by proxies and a pasted text may be personal (OP-293).
 */
export const findRecords = endpoint({
  id: 'C117',
  method: 'POST',
  path: '/find',
  needs: 'signedIn',
  changesState: false,
  cost: 'search',
  body: v.strictObject({
    Text: typedText(findTextMaximum, findTextMinimum),
  }),
  reply: v.object({
    Applications: v.array(foundApplication),
    /** Absent without the claim. */
    Users: v.optional(v.array(foundUser)),
    /** Absent without the claim of a service. */
    Verifications: v.optional(v.array(foundVerification)),
    /** A part took too long, so the parts after it are absent. */
    Incomplete: v.optional(v.literal(true)),
  }),
});

/**
 * Reads what is shown of some applications, in the given order. Omits those that the user cannot see, do not exist or
 * are cancelled (OP-294).
 */
export const findApplicationsById = endpoint({
  id: 'C118',
  method: 'POST',
  path: '/find/applications',
  needs: 'signedIn',
  changesState: false,
  body: v.strictObject({
    Ids: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))),
      v.minLength(1),
      v.maxLength(findIdsMaximum),
    ),
  }),
  reply: v.object({ Applications: v.array(foundApplication) }),
});
