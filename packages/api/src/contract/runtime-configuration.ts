import * as v from 'valibot';

const address = v.pipe(v.string(), v.minLength(1));
const optionalText = v.optional(v.nullable(v.string()));

/** Configuration that the server embeds in the portal's HTML page (OP-253). */
export const runtimeConfiguration = v.object({
  /** Address of the portal API. `{TenantName}` is replaced by the stored tenant. */
  ApiUrl: address,
  /** Issuer of the identity provider. */
  Authority: address,
  ClientId: address,
  /** Address of the verification service, with or without `{TenantName}`. */
  EntityVerificationUrl: optionalText,
  /** `host` or `host:port` of the servers that calls may go to. The portal's own host is always allowed. */
  AllowedHosts: v.optional(v.array(v.string()), []),
  SupportEmail: optionalText,
  SupportPhone: optionalText,
  HelpUrl: optionalText,
  /** Remote error logging is off if it is undefined. */
  ErrorLogUrl: optionalText,
  /** DPoP nonce for the first proof. Set by servers that bind tokens to a key (RFC 9449 §8). */
  ProofNonce: optionalText,
  /**
   * Request headers that the back end accepts from another origin besides `Authorization` and `Content-Type`:
   * `Idempotency-Key`, `If-Match`, `Accept`. Default: none.
   */
  AllowedHeaders: v.optional(v.array(v.string())),
});
export type RuntimeConfiguration = v.InferOutput<typeof runtimeConfiguration>;

/** A tenant name that is valid in a host name. */
export const tenantPattern = /^[a-z0-9](-?[a-z0-9]){0,62}$/;
