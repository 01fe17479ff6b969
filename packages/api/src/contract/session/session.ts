import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing, nullableText, shortText, text } from '../wire.ts';

/** Payload of the access token. */
export const accessToken = v.object({
  sub: text,
  Permission: v.array(text),
  GlobalId: text,
  Tenant: text,
  CreatedDate: text,
  DisplayName: text,
  /**
   * Session epoch of the user when the token was issued. Ending all sessions increments it and invalidates the token.
   * Default 0.
   */
  Epoch: v.optional(v.number(), 0),
  /** Id of the session. The token ends with it. Default: empty, which this server rejects. */
  Sid: v.optional(text, ''),
  /** Authentication methods, by the names of RFC 8176 and `federatedMethod`. Default: none. */
  amr: v.optional(v.array(text), []),
  /** Thumbprint of the key that the token is bound to. Without it, the token is a bearer token (RFC 9449 §6.1). */
  cnf: v.optional(v.object({ jkt: text })),
  /** Unix seconds. */
  exp: v.number(),
  iat: v.number(),
});
export type AccessToken = v.InferOutput<typeof accessToken>;

/** Value in `amr` for a sign-in through another identity provider (OP-033, OP-034). */
export const federatedMethod = 'fed';

export const getAccountInfo = endpoint({
  id: 'C07',
  path: '/account/info',
  needs: 'signedIn',
  reply: v.object({ Email: text, DisplayName: v.optional(text), GlobalId: v.optional(text) }),
});

/** A GET that changes state: sent once, never cached (OP-249). */
export const logOut = endpoint({
  id: 'C08',
  method: 'GET',
  path: '/account/logout',
  needs: 'signedIn',
  changesState: true,
  reply: nothing,
});

export const ping = endpoint({
  id: 'C13',
  path: '/account/ping',
  needs: 'signedIn',
  reply: nothing,
});

/** Protects cookie-authenticated calls against cross-site request forgery (OP-036). */
export const getCsrfToken = endpoint({
  id: 'C18',
  path: '/csrftoken',
  needs: 'signedIn',
  /** Valid as long as the session. */
  reply: v.object({ Token: text }),
});

/**
 * An entry of the remote error log, without bodies, queries or personal data (OP-241). Public, because a sign-in may
 * be what failed; so the log gets no token.
 */
export const logError = endpoint({
  id: 'C65',
  method: 'POST',
  path: '',
  base: 'errorLog',
  needs: 'public',
  body: v.strictObject({
    message: shortText,
    /** Path of the endpoint with its placeholders, not their values. */
    url: shortText,
    status: v.pipe(v.number(), v.integer()),
    GlobalId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  reply: nothing,
});

/**
 * Resolves the tenant of a domain before the tenant is known. Sent to the address of the tenant `identity` (OP-028).
 */
export const validateTenantDomain = endpoint({
  id: 'C66',
  path: '/validate-tenant-domain',
  base: 'identity',
  needs: 'public',
  query: v.strictObject({ domain: v.pipe(v.string(), v.maxLength(253)) }),
  reply: v.object({ Success: v.boolean(), TenantName: v.optional(nullableText) }),
});
