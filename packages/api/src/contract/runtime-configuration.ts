import * as v from 'valibot';

const address = v.pipe(v.string(), v.minLength(1));
const optionalText = v.optional(v.nullable(v.string()));

/** What the portal's files are told where they are served (OP-253). */
export const runtimeConfiguration = v.object({
  /** Address of the portal API; `{TenantName}` is filled from the stored tenant. */
  ApiUrl: address,
  /** Issuer of the identity provider. */
  Authority: address,
  ClientId: address,
  /** Address of the verification service, with or without `{TenantName}`. */
  EntityVerificationUrl: optionalText,
  /** `host` or `host:port` of every server that a call may go to; the portal's own is always one. */
  AllowedHosts: v.optional(v.array(v.string()), []),
  SupportEmail: optionalText,
  SupportPhone: optionalText,
  HelpUrl: optionalText,
  /** Nothing is logged remotely while it is unset. */
  ErrorLogUrl: optionalText,
  /** What the page's first proof of who calls carries, where tokens are bound to a key and the server puts it in (RFC 9449 §8). */
  ProofNonce: optionalText,
});
export type RuntimeConfiguration = v.InferOutput<typeof runtimeConfiguration>;

/** A tenant name that can stand in a host name. */
export const tenantPattern = /^[a-z0-9](-?[a-z0-9]){0,62}$/;
