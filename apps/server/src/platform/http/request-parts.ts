import { isApplicationRef, type Endpoint } from '@portal/api/contract';
import * as v from 'valibot';
import type { Trx } from '../db/connect.ts';
import type { AppContext } from './app-env.ts';
import { bodyOf, parseInput, hasNul, queryOf } from './input.ts';
import type { Person } from './person.ts';
import { invalid, notFound } from './http-error.ts';
import type { RouteDeps } from './route-deps.ts';

/** The validated parts of a request. */
export async function parseRequest(c: AppContext, endpoint: Endpoint) {
  const params: Record<string, string> = {};
  for (const [, name = ''] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
    const value = c.req.param(name) ?? '';
    if (hasNul(value) || (applicationParams.has(name) && !isApplicationRef(value))) throw notFound();
    params[name] = value;
  }
  const query = parseInput(endpoint.query ?? noQuery, queryOf(c.req.raw.url));
  const body = endpoint.body && parseInput(endpoint.body, await bodyOf(c.req.raw));
  return { params, query, body, version: versionOf(endpoint, c.req.header('if-match')) };
}

/** The version that a change was made from, by its `If-Match` of one strong ETag. */
function versionOf({ versioned, changesState }: Endpoint, tag: string | undefined): number | undefined {
  if (!versioned || !changesState || tag === undefined) return undefined;
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(tag) ?? [];
  if (version === undefined) throw invalid('The If-Match header is not valid.');
  return Number(version);
}

/** Path parameters that hold an application's number or guid (OP-111). */
const applicationParams = new Set(['id', 'guid', 'applicationGuid']);
const noQuery = v.strictObject({});

const namesApplication = (endpoint: Endpoint): boolean =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => applicationParams.has(name));

/** An application that the person cannot see is not found, whatever the claims (OP-048). */
export async function requireApplication(
  deps: RouteDeps,
  trx: Trx,
  person: Person,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
): Promise<number> {
  if (!namesApplication(endpoint)) return 0;
  const ref = [...applicationParams].map((name) => params[name]).find((value) => value !== undefined);
  const id = await deps.findVisible(trx, person, ref ?? '');
  if (id === undefined) throw notFound();
  return id;
}

/** The same in its own transaction, which is skipped for a call without an application. */
export const applicationOf = async (
  deps: RouteDeps,
  person: Person,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
): Promise<number> =>
  namesApplication(endpoint)
    ? deps.db.inTenant(person.tenant, (trx) => requireApplication(deps, trx, person, endpoint, params))
    : 0;
