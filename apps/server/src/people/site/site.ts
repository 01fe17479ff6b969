import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basePaths } from '@portal/api/contract';
import type Provider from 'oidc-provider';
import { originOf, type Config } from '../../config/config.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { newNonce, pageHeaders, securityHeaders } from '../../platform/http/headers.ts';
import { failureFields } from '../../platform/observability/failure.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { signToken, tokenVerifier } from '../tokens/access-token.ts';
import type { IssuerKeys } from '../tokens/issuer-keys.ts';
import { loadProvider } from '../provider/load-provider.ts';
import { proofNonces, type ProofNonces } from '../tokens/proof-nonce.ts';
import { providerOptions } from '../provider/provider-options.ts';
import { providerPages } from '../provider/provider-pages.ts';
import { recordStore } from '../provider/record.adapter.ts';
import { findAccountHolder } from '../directory/account-holder.ts';
import { seenProofs } from '../tokens/seen-proofs.ts';
import { beginSession, endSession } from '../sessions/sessions.ts';
import { firmPage } from '../pages/firm-page.ts';
import { outsideCookie, takeSignOut } from '../outside/outside-session.ts';
import type { SiteDeps, SiteFacts } from './site-facts.ts';
import { proofVerifier } from '../tokens/token-proof.ts';

/** One host name of a tenant with its own provider. Nothing that it issues is valid at another host. */
export interface Site extends SiteFacts {
  readonly provider: Provider;
  /** Passes Node's request to the provider; resolves once the response is written. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  readonly verifyToken: ReturnType<typeof tokenVerifier>;
  readonly nonces: ProofNonces;
  readonly verifyProof: ReturnType<typeof proofVerifier>;
  issueToken(globalId: string, thumbprint?: string): Promise<string>;
}

/** Returns the site of a host; undefined if no tenant has the host. */
export type SiteAt = (host: string) => Promise<Site | undefined>;

/** The issuer of a host. */
export const issuerAt = (config: Config, host: string): string => `${originOf(config, host)}/oidc`;

/** @param keys The current keys; a site with other keys is a different site. */
export async function openSite(
  deps: SiteDeps,
  tenant: Tenant,
  host: string,
  keys: IssuerKeys,
): Promise<Site> {
  const { db, config, log, now } = deps;
  const origin = originOf(config, host);
  const issuer = issuerAt(config, host);
  const audience = origin + basePaths.api;
  const facts: SiteFacts = { tenant, origin, issuer, audience, keys, now };
  const oidc = await loadProvider();
  const refuse = {
    reused: () => {
      throw new oidc.errors.InvalidGrant('already used');
    },
    unstorable: () => {
      throw new oidc.errors.InvalidRequest('a character is not allowed');
    },
  };
  const adapter = recordStore(db, issuer, refuse, now);
  const nonces = new WeakMap<IncomingMessage, string>();
  const pages = providerPages(facts, (incoming) => nonces.get(incoming) ?? '');
  const provider = new oidc.Provider(issuer, providerOptions(oidc, deps, facts, { adapter, pages }));
  provider.proxy = true;
  provider.on('server_error', (_ctx, error: Error) => log.event(failure(error)));
  const application: EventEmitter = provider;
  application.on('error', (error: Error) => log.event(failure(error)));
  provider.use(async (ctx, next) => {
    await next();
    const left = ctx.oidc?.session;
    const { name, options } = outsideCookie(facts);
    const signIn = ctx.cookies.get(name, { signed: false });
    if (left?.destroyed && signIn !== undefined) {
      ctx.cookies.set(name, null, { path: options.path, signed: false });
      const address = await takeSignOut(db, tenant.id, signIn);
      if (address !== undefined) {
        ctx.remove('Location');
        ctx.status = 200;
        ctx.type = 'html';
        ctx.body = firmPage(
          { tenant, nonce: nonces.get(ctx.req) ?? '' },
          { heading: 'Log out', href: address },
        );
      }
    }
    if (left?.destroyed && left.accountId !== undefined) {
      const { accountId: globalId, uid } = left;
      await db.inTenant(tenant.id, async (trx) => {
        if (await endSession(trx, { globalId }, uid))
          await storeAudit(trx, { tenant: tenant.id, globalId }, { action: 'signed-out' });
      });
    }
    if (ctx.get('Origin') === origin) return;
    for (const name of Object.keys(ctx.response.headers)) {
      if (name.startsWith('access-control-')) ctx.remove(name);
    }
  });
  const handle = provider.callback();
  const proofs = proofNonces(keys.cookieSecrets, now);
  return {
    ...facts,
    provider,
    verifyToken: tokenVerifier(facts),
    nonces: proofs,
    verifyProof: proofVerifier(facts, proofs, seenProofs(db, now)),
    issueToken: async (globalId, thumbprint) => {
      const user = await findAccountHolder(db, tenant, globalId);
      if (!user) throw new Error(`${globalId} may not enter ${tenant.id}.`);
      const [id, at] = [randomUUID(), new Date(now())];
      await db.inTenant(tenant.id, (trx) =>
        beginSession(trx, { tenant: tenant.id, id, globalId, device: '', startedAt: at }, at),
      );
      return signToken(facts, user, id, config.tokenSeconds, thumbprint);
    },
    answer: async (incoming, outgoing) => {
      const nonce = newNonce();
      nonces.set(incoming, nonce);
      const headers = { ...securityHeaders(config), ...pageHeaders({ nonce }) };
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      rebased(incoming, origin);
      await handle(incoming, outgoing);
    },
  };
}

/** Addresses are built from the site's own origin, never from the request. */
export function rebased(incoming: IncomingMessage, origin: string): void {
  const { host, protocol } = new URL(origin);
  const url = incoming.url ?? '/';
  incoming.headers['x-forwarded-host'] = host;
  incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  if ('originalUrl' in incoming) return;
  Object.assign(incoming, { originalUrl: url });
  incoming.url = url.replace(/^\/oidc(?=\/|\?|$)/, '') || '/';
}

const failure = (error: Error) =>
  ({ level: 'error', event: 'identity provider failed', ...failureFields(error) }) as const;
