import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { nullableText, text, unixSeconds } from '../wire.ts';

/** The user states that the portal requests: the applicants, without the adviser. */
export const applicantUserStates = 'primaryapplicant,secondaryapplicant';

/** An IP address of an applicant, with the server's lookup results (OP-119). */
export const applicationIp = v.object({
  ApplicantName: text,
  /** IPv4 or IPv6. */
  Ip: text,
  /** Operator of the network. Null if unknown. */
  IspName: nullableText,
  /** The address belongs to a VPN or another anonymiser. */
  IsVpn: v.boolean(),
  /** Time of the request. Null if it was not recorded. */
  EventDateTime: v.nullable(unixSeconds),
});
export type ApplicationIp = v.InferOutput<typeof applicationIp>;

/**
 * Lists the IP addresses of an application's users, oldest first. Status 404 has the same causes as in
 * `getApplication`.
 */
export const getApplicationIps = endpoint({
  id: 'C23',
  path: '/application/get/ips/{id}',
  needs: Permission.vpnSummaryView,
  query: v.strictObject({
    /** User states, separated by commas. An unused state returns nothing. Default: all users. */
    userstates: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+(,[a-z]+){0,9}$/), v.maxLength(200))),
  }),
  reply: v.object({ ApplicationIps: v.array(applicationIp) }),
});
