import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { accessToken, type AccessToken } from '@portal/api/contract';
import * as v from 'valibot';
import { claimsOf, type PortalUser } from '../directory/user.store.ts';
import type { IssuerKeys } from './issuer-keys.ts';

export interface TokenSite {
  readonly issuer: string;
  /** The audience: the API of the same host. */
  readonly audience: string;
  readonly tenant: string;
  readonly keys: IssuerKeys;
}

type OwnClaims = Omit<AccessToken, 'sub' | 'amr' | 'cnf' | 'exp' | 'iat'>;

/** The token's claims about the user and the session, in addition to the standard claims. */
export const ownClaims = (user: PortalUser, session: string): OwnClaims => ({
  Permission: [...claimsOf(user)],
  GlobalId: user.global_id,
  Tenant: user.tenant_id,
  CreatedDate: user.created_at.toISOString(),
  DisplayName: user.display_name,
  Epoch: user.epoch,
  Sid: session,
});

/** Returns the payload of a valid token that this site issued for its own API. */
export function tokenVerifier(site: TokenSite, now: () => number) {
  const keySet = createLocalJWKSet({ keys: [...site.keys.verifying] });
  return async (token: string): Promise<AccessToken | undefined> => {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: site.issuer,
        audience: site.audience,
        algorithms: ['ES256'],
        typ: 'at+jwt',
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: new Date(now()),
      });
      const parsed = v.safeParse(accessToken, payload);
      if (!parsed.success) return undefined;
      const { Tenant, GlobalId, sub } = parsed.output;
      return Tenant === site.tenant && GlobalId === sub ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Signs the token that the provider would issue, without a sign-in. */
export async function signToken(
  site: TokenSite,
  user: PortalUser,
  session: string,
  life: { readonly issuedAt: number; readonly seconds: number },
  /** Of the key to which the token is bound; default none. */
  thumbprint?: string,
): Promise<string> {
  const { kid } = site.keys.signing;
  return new SignJWT({
    ...ownClaims(user, session),
    amr: ['pwd'],
    ...(thumbprint !== undefined && { cnf: { jkt: thumbprint } }),
    scope: 'api',
    client_id: 'portal',
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid })
    .setSubject(user.global_id)
    .setIssuer(site.issuer)
    .setAudience(site.audience)
    .setIssuedAt(life.issuedAt)
    .setExpirationTime(life.issuedAt + life.seconds)
    .sign(await importJWK(site.keys.signing, 'ES256'));
}
