import * as v from 'valibot';
import { features, type Feature } from './features.ts';

const address = v.pipe(v.string(), v.minLength(1));
const optionalText = v.optional(v.nullable(v.string()));

/** Where a claim is read: a name in the access token, or a path in one of the answers to the sign-in. */
const claimSource = v.union([
  v.pipe(
    address,
    v.transform((Path) => ({ From: 'AccessToken' as const, Path })),
  ),
  v.object({ From: v.picklist(['AccessToken', 'IdToken', 'AccountInfo']), Path: address }),
]);
/** The parts of the user state. */
const claimNames = ['sub', 'GlobalId', 'DisplayName', 'Tenant', 'CreatedDate', 'Permission'] as const;
const featureNames = Object.keys(features) as Feature[];

/** Configuration that the server embeds in the portal's HTML page (OP-253). */
export const runtimeConfiguration = v.object({
  /** Address of the portal API. `{TenantName}` is replaced by the stored tenant. */
  ApiUrl: address,
  /** Issuer of the identity provider, with or without `{TenantName}`. */
  Authority: address,
  ClientId: address,
  /** Scopes of the sign-in. Default: `standardScope`. */
  Scope: v.optional(address),
  /** Resource for which the token is issued (RFC 8707); null requests none. Default: the address of the API. */
  Resource: optionalText,
  /** Parameters that the provider needs in addition at its sign-in page. They replace none of the portal's. */
  AuthorizationParameters: v.optional(v.record(v.string(), v.string())),
  /** Whether tokens are bound to a key of the browser (RFC 9449). Default true. */
  TokenBinding: v.optional(v.boolean()),
  /** Where the user state is read (OP-026). Default: under the same names in the access token. */
  Claims: v.optional(v.object(v.entriesFromList(claimNames, v.optional(claimSource)))),
  /** Claim strings for the roles or groups of the provider. A permission without an entry is a claim string itself. */
  Permissions: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Address of the verification service, with or without `{TenantName}`. */
  EntityVerificationUrl: optionalText,
  /** `host` or `host:port` of the servers that calls may go to. The portal's own host is always allowed. */
  AllowedHosts: v.optional(v.array(v.string()), []),
  SupportEmail: optionalText,
  SupportPhone: optionalText,
  HelpUrl: optionalText,
  /** Remote error logging is off if it is undefined. */
  ErrorLogUrl: optionalText,
  /** Which features the back end has (`features`). Default true. */
  Features: v.optional(v.object(v.entriesFromList(featureNames, v.optional(v.boolean())))),
  /** DPoP nonce for the first proof. Set by servers that bind tokens to a key (RFC 9449 §8). */
  ProofNonce: optionalText,
  /**
   * Request headers that the back end accepts from another origin besides `Authorization` and `Content-Type`:
   * `Idempotency-Key`, `If-Match`, `Accept`. Default: none.
   */
  AllowedHeaders: v.optional(v.array(v.string())),
});
export type RuntimeConfiguration = v.InferOutput<typeof runtimeConfiguration>;

/** Scopes that every OpenID provider knows. */
export const standardScope = 'openid profile email offline_access';

/** A tenant name that is valid in a host name. */
export const tenantPattern = /^[a-z0-9](-?[a-z0-9]){0,62}$/;
