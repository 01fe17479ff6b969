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
  /** Of the person when it was issued: it grows with whatever ends their sessions, and ends the token too. Default 0 (ours). */
  Epoch: v.optional(v.number(), 0),
  /** Of the session that it was issued in: the token ends with it. Default none, which no server of ours takes (ours). */
  Sid: v.optional(text, ''),
  /** How the person proved who they are, by the names of RFC 8176 and `federatedMethod`. Default none (ours). */
  amr: v.optional(v.array(text), []),
  /** Names the key that the token is bound to; a token without one is good for whoever holds it (RFC 9449 §6.1). */
  cnf: v.optional(v.object({ jkt: text })),
  /** Unix seconds. */
  exp: v.number(),
  iat: v.number(),
});
export type AccessToken = v.InferOutput<typeof accessToken>;

/** Of a sign-in, among the `amr` of its tokens: another system has said who it is. */
export const federatedMethod = 'fed';

/** Whether somebody was signed in by another system (OP-033, OP-034). */
export const isFederated = ({ amr }: Pick<AccessToken, 'amr'>): boolean => amr.includes(federatedMethod);

export const getAccountInfo = endpoint({
  id: 'C07',
  method: 'GET',
  path: '/account/info',
  needs: 'signedIn',
  reply: v.object({ Email: text, DisplayName: text, GlobalId: text }),
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
  method: 'GET',
  path: '/account/ping',
  needs: 'signedIn',
  reply: nothing,
});

/** Keeps other sites from making calls that change something, where a cookie says who calls (OP-036). */
export const getCsrfToken = endpoint({
  id: 'C18',
  method: 'GET',
  path: '/csrftoken',
  needs: 'signedIn',
  /** Good for as long as the session. */
  reply: v.object({ Token: text }),
});

/** What the remote error log takes: no bodies, no queries, no personal data (OP-241). */
export const logError = endpoint({
  id: 'C65',
  method: 'POST',
  path: '',
  base: 'errorLog',
  needs: 'signedIn',
  body: v.strictObject({
    message: shortText,
    /** Path of the call as the contract writes it, placeholders unfilled. */
    url: shortText,
    status: v.pipe(v.number(), v.integer()),
    GlobalId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  reply: nothing,
});

/** Asked while no tenant is known; sent to the address of the tenant `identity` (OP-028). */
export const validateTenantDomain = endpoint({
  id: 'C66',
  method: 'GET',
  path: '/validate-tenant-domain',
  base: 'identity',
  needs: 'public',
  query: v.strictObject({ domain: v.pipe(v.string(), v.maxLength(253)) }),
  reply: v.object({ Success: v.boolean(), TenantName: v.optional(nullableText) }),
});
