import { baseNeeds, can, type Endpoint, type Needs } from '@portal/api/contract';
import { originOf } from '../../config/config.ts';
import type { Trx } from '../db/connect.ts';
import { hostName, type Tenant } from '../tenant.ts';
import { clientFacts, type ClientFacts } from './client-facts.ts';
import { requestHost, type AppContext } from './app-env.ts';
import type { PresentedToken } from './identity.ts';
import type { Person } from './person.ts';
import { forbidden, unauthorised } from './http-error.ts';
import type { RouteDeps } from './route-deps.ts';

/** The sender of a request. */
export interface Caller {
  readonly person: Person;
  readonly tenant: Tenant;
  /** The origin in the browser of the person. */
  readonly origin: string;
  readonly client: ClientFacts;
  /** Throws once the person has lost the permission for this call. Long-running work calls it from time to time. */
  readonly recheckPermission: () => Promise<void>;
  /**
   * The same check within the transaction, as its last step. If the permission was revoked during the call, the
   * change is rolled back.
   */
  readonly recheckBeforeCommit: (trx: Trx) => Promise<void>;
}

/** Authenticates and authorises the sender of a request. */
export async function callerOf(deps: RouteDeps, c: AppContext, endpoint: Endpoint): Promise<Caller> {
  const host = requestHost(c);
  const presented = presentedTokenOf(c);
  const { failure, challenge, nonce } = await deps.identity.accept(host, presented);
  if (nonce !== undefined) c.header('DPoP-Nonce', nonce);
  const currentPerson = async () => {
    const person = presented && !failure ? await deps.identity.verify(host, presented.token) : undefined;
    if (!person) return undefined;
    c.set('caller', { person, call: endpoint.id });
    requireClaims(endpoint, person.claims);
    return person;
  };
  const person = await currentPerson();
  const tenant = person && (await deps.tenants.byHost(host));
  if (!person || !tenant || tenant.id !== person.tenant) {
    c.header('WWW-Authenticate', challenge);
    throw unauthorised();
  }
  return {
    person,
    tenant,
    origin: originOf(deps.config, hostName(host)),
    client: clientFacts(c, deps.config),
    recheckPermission: async () => {
      if (!(await currentPerson())) throw unauthorised();
    },
    recheckBeforeCommit: async (trx) => {
      // A call that changes only the person's own sessions or password can end the session it belongs to.
      if (!endpoint.changesState || endpoint.needs === 'signedIn') return;
      const claims = await deps.identity.claimsIn(trx, person);
      if (!claims) throw unauthorised();
      requireClaims(endpoint, claims);
    },
  };
}

function requireClaims({ base, needs }: Endpoint, claims: readonly string[]): void {
  const baseClaim = baseNeeds[base];
  if (baseClaim !== undefined && !can(claims, baseClaim)) throw forbidden();
  if (!isOpen(needs) && !can(claims, needs)) throw forbidden();
}

/** The access token of a request, with its proof of possession. */
function presentedTokenOf(c: AppContext): PresentedToken | undefined {
  const [, scheme = '', token] =
    /^(Bearer|DPoP) ([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (token === undefined) return undefined;
  const jwt = c.req.header('dpop');
  const { pathname } = new URL(c.req.raw.url);
  return {
    scheme: scheme.toLowerCase() === 'dpop' ? 'DPoP' : 'Bearer',
    token,
    proof: jwt === undefined ? undefined : { jwt, method: c.req.method, path: pathname },
  };
}

const isOpen = (needs: Needs): needs is 'signedIn' | 'visible' | 'public' =>
  needs === 'signedIn' || needs === 'visible' || needs === 'public';
