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

/** Whoever sends a request. */
export interface Caller {
  readonly person: Person;
  readonly tenant: Tenant;
  /** Origin that the person's browser uses. */
  readonly origin: string;
  /** Where the request came from. */
  readonly client: ClientFacts;
  /** Throws once the person may no longer call; to be asked now and then by whatever takes its time. */
  readonly recheckPermission: () => Promise<void>;
  /**
   * The same as the transaction sees it, to be asked last of all: what was taken away while the call was under way takes
   * its change with it.
   */
  readonly recheckBeforeCommit: (trx: Trx) => Promise<void>;
}

/** Who sends a request, where they may. */
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
      // A person's own sessions and password are theirs to end, and the call ends with them.
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

/** The token of a request, with the proof that goes with it. */
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

/** Whether no claim is asked for. */
const isOpen = (needs: Needs): needs is 'signedIn' | 'visible' | 'public' =>
  needs === 'signedIn' || needs === 'visible' || needs === 'public';
