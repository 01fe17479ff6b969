import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { accessToken, type AccessToken } from '@portal/api/contract';
import * as v from 'valibot';
import { claimsOf, type PortalUser } from '../directory/user.store.ts';
import type { SiteFacts } from '../site/site-facts.ts';

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
export function tokenVerifier(site: SiteFacts) {
  const keySet = createLocalJWKSet({ keys: [...site.keys.verifying] });
  return async (token: string): Promise<AccessToken | undefined> => {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: site.issuer,
        audience: site.audience,
        algorithms: ['ES256'],
        typ: 'at+jwt',
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: new Date(site.now()),
      });
      const parsed = v.safeParse(accessToken, payload);
      if (!parsed.success) return undefined;
      const { Tenant, GlobalId, sub } = parsed.output;
      return Tenant === site.tenant.id && GlobalId === sub ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Signs the token that the provider would issue, without a sign-in. */
export async function signToken(
  site: SiteFacts,
  user: PortalUser,
  session: string,
  seconds: number,
  /** Of the key to which the token is bound; default none. */
  thumbprint?: string,
): Promise<string> {
  const { kid } = site.keys.signing;
  const issuedAt = Math.floor(site.now() / 1000);
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
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(await importJWK(site.keys.signing, 'ES256'));
}
