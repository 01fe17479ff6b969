import { isApplicationRef, type Endpoint } from '@portal/api/contract';
import * as v from 'valibot';
import type { Trx } from '../db/connect.ts';
import type { AppContext } from './app-env.ts';
import { bodyOf, hasNul, maxBodyBytes, maxOpenBodyBytes, parseInput, queryOf } from './input.ts';
import type { Person } from './person.ts';
import { versionOf } from './etag.ts';
import { notFound } from './http-error.ts';
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
  // Files are read while they arrive.
  const maximum = endpoint.needs === 'public' ? maxOpenBodyBytes : maxBodyBytes;
  const body =
    !endpoint.uploads && endpoint.body
      ? parseInput(endpoint.body, await bodyOf(c.req.raw, maximum))
      : undefined;
  return { params, query, body, version: versionOf(endpoint, c) };
}

/** Path parameters that hold an application's number or guid (OP-111). */
const applicationParams = new Set(['id', 'guid', 'applicationGuid']);
const noQuery = v.strictObject({});

/**
 * The application that the parameters name; 0 if they name none. An application that the person cannot see is not
 * found, whatever the claims (OP-048).
 *
 * @param trx Default a transaction of its own.
 */
export async function applicationOf(
  deps: RouteDeps,
  person: Person,
  params: Readonly<Record<string, string>>,
  trx?: Trx,
): Promise<number> {
  const [, ref] = Object.entries(params).find(([name]) => applicationParams.has(name)) ?? [];
  if (ref === undefined) return 0;
  const find = (each: Trx) => deps.findVisible(each, person, ref);
  const id = await (trx ? find(trx) : deps.db.inTenant(person.tenant, find));
  if (id === undefined) throw notFound();
  return id;
}
