import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { nullableText, text, unixSeconds } from '../wire.ts';

/** Whose addresses are asked for, as the portal asks: those of whoever fills the form in, not of its adviser. */
export const applicantUserStates = 'primaryapplicant,secondaryapplicant';

/** An address that an applicant came from. What is known of it was looked up by the server (OP-119). */
export const applicationIp = v.object({
  ApplicantName: text,
  /** Version 4 or 6. */
  Ip: text,
  /** Whose network it belongs to; null where nobody knows. */
  IspName: nullableText,
  /** The address hides where its user is. */
  IsVpn: v.boolean(),
  /** When it was seen; null where that was not kept. */
  EventDateTime: v.nullable(unixSeconds),
});
export type ApplicationIp = v.InferOutput<typeof applicationIp>;

/** The addresses of an application's people, oldest first. 404 as for the application itself. */
export const getApplicationIps = endpoint({
  id: 'C23',
  method: 'GET',
  path: '/application/get/ips/{id}',
  needs: Permission.vpnSummaryView,
  query: v.strictObject({
    /** User states, separated by commas; a state that nobody is in gives nothing. Default: of everyone. */
    userstates: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+(,[a-z]+){0,9}$/), v.maxLength(200))),
  }),
  reply: v.object({ ApplicationIps: v.array(applicationIp) }),
});
