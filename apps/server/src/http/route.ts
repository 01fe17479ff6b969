import {
  baseNeeds,
  basePaths,
  can,
  isApplicationRef,
  type Endpoint,
  type Needs,
  type PathParams,
  type WireReply,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { askedBy, type Asker } from '../asking.ts';
import { originOf, type Config } from '../config.ts';
import type { Database, Trx } from '../db/connect.ts';
import type { IdentityProvider } from '../identity-checks/provider.ts';
import type { Log } from '../log.ts';
import type { SmsGateway } from '../outbound/sms-gateway.ts';
import { places } from '../places/places.ts';
import { workOf } from '../places/work-of-call.ts';
import type { CompanyRegistry } from '../registry/company-registry.ts';
import { hostName, type CacheStatistics, type Tenant, type TenantDirectory } from '../tenants/directory.ts';
import { requestHost, type AppContext, type AppEnv } from './app-env.ts';
import { fileResponse, finallyDo, whileAllowed, type FileAnswer } from './file-answer.ts';
import { declare } from './guards.ts';
import { once } from './idempotency.ts';
import type { Identity, Presented } from './identity.ts';
import { bodyOf, checked, hasNul, queryOf } from './input.ts';
import type { Person } from './person.ts';
import { forbidden, notFound, unauthorised } from './refusal.ts';
import { servedPath } from './served-path.ts';

/** An answer that the database already wrote as JSON. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What routes are built on. */
export interface RouteDeps {
  readonly db: Database;
  readonly tenants: TenantDirectory;
  readonly identity: Pick<Identity, 'accept' | 'verify' | 'forget'>;
  readonly config: Config;
  readonly log: Log;
  /** Whoever checks identities; undefined where nobody does. */
  readonly identityProvider: IdentityProvider | undefined;
  /** Whoever knows the companies; undefined where nobody does. */
  readonly companyRegistry: CompanyRegistry | undefined;
  readonly smsGateway: SmsGateway;
  /** Parses every answer against the contract before it leaves; on in tests. */
  readonly checkReplies: boolean;
  /** The number of an application that the person may see; undefined for everything else. */
  readonly findVisible: (trx: Trx, person: Person, ref: string) => Promise<number | undefined>;
  /** Figures of everything that this process keeps in memory; whoever keeps something adds its own. */
  readonly caches: (() => CacheStatistics)[];
}

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Parts<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, v.GenericSchema>
    ? { readonly params: PathParams<Path>; readonly query: Parsed<Query>; readonly body: Parsed<Body> }
    : never;

/** A call of a signed-in person, inside one transaction of the person's tenant. */
export type Call<E> = Parts<E> & {
  readonly person: Person;
  readonly tenant: Tenant;
  readonly trx: Trx;
  /** The application that the path names, in sight of the person; 0 where it names none. */
  readonly applicationId: number;
  /** Origin that the person's browser uses. */
  readonly origin: string;
  /** Throws once the person may no longer call; to be asked now and then by whatever takes its time. */
  readonly stillMay: () => Promise<void>;
  /** Runs work once the transaction is committed. */
  readonly afterwards: (work: () => void) => void;
};

/** A call that is answered with a file. No transaction is open: the file may outlast any. */
export type FileCall<E> = Omit<Call<E>, 'trx' | 'afterwards'>;

export type PublicCall<E> = Parts<E> & { readonly tenant: Tenant | undefined };
export type Answer<E> = WireReply<E> | JsonText;

/** Serves an endpoint to the people that its `needs` names. */
export function route<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  if (endpoint.needs === 'public') throw new Error(`${endpoint.id} is public: serve it with publicRoute().`);
  if (endpoint.answers !== 'json')
    throw new Error(`${endpoint.id} answers a file: serve it with fileRoute().`);
  mountSignedIn(app, deps, endpoint, async (c, caller) => {
    const { person } = caller;
    const parts = await partsOf(c, endpoint);
    const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
    const committed: (() => void)[] = [];
    const afterwards = (work: () => void) => void committed.push(work);
    const answer = await deps.db.inTenant(person.tenant, async (trx) => {
      const applicationId = await namedApplication(deps, trx, person, endpoint, parts.params);
      const call = { ...parts, ...caller, trx, applicationId, afterwards } as Call<E>;
      const work = async () => replyText(deps, endpoint, await handler(call));
      if (key === undefined) return work();
      return once(
        trx,
        person,
        key,
        `${endpoint.id}\n${JSON.stringify(parts)}`,
        async () => (await work()) ?? 'null',
        applicationId,
      );
    });
    for (const work of committed) work();
    return send(c, answer);
  });
}

/** Serves an endpoint whose answer is a file, to the people that its `needs` names. */
export function fileRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: FileCall<E>) => Promise<FileAnswer> | FileAnswer,
): void {
  if (endpoint.needs === 'public') throw new Error(`${endpoint.id} is public: no file is.`);
  const { answers } = endpoint;
  if (answers === 'json') throw new Error(`${endpoint.id} answers JSON: serve it with route().`);
  mountSignedIn(app, deps, endpoint, async (c, caller, keepPlace) => {
    const { person } = caller;
    const parts = await partsOf(c, endpoint);
    const applicationId = namesApplication(endpoint)
      ? await deps.db.inTenant(person.tenant, (trx) =>
          namedApplication(deps, trx, person, endpoint, parts.params),
        )
      : 0;
    const answer = await handler({ ...parts, ...caller, applicationId } as FileCall<E>);
    // Making it may have taken its time.
    await caller.stillMay();
    if (deps.checkReplies && !answers.some((type) => answer.type.split(';', 1)[0] === type))
      throw new Error(`${endpoint.id} does not answer files of the type ${answer.type}.`);
    return fileResponse(c, deps.log, keepPlace(whileAllowed(answer, caller.stillMay)));
  });
}

/** Serves an endpoint that anyone may call, with no token. */
export function publicRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: PublicCall<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  if (endpoint.needs !== 'public') throw new Error(`${endpoint.id} is not public: serve it with route().`);
  mount(app, endpoint, async (c) => {
    const tenant = await deps.tenants.byHost(requestHost(c));
    const parts = await partsOf(c, endpoint);
    return send(c, replyText(deps, endpoint, await handler({ ...parts, tenant } as PublicCall<E>)));
  });
}

/** Keeps the place of a call until the file that it is answered with has gone out or is cut off. */
type KeepPlace = (file: FileAnswer) => FileAnswer;
type Caller = Awaited<ReturnType<typeof signedIn>>;

/** Serves a call of signed-in people: first who it is, then a place for the work, and only then what was sent. */
export function mountSignedIn(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: Endpoint,
  serve: (c: AppContext, caller: Caller, keepPlace: KeepPlace) => Promise<Response>,
): void {
  const workAt = workOf(endpoint);
  mount(app, endpoint, async (c) => {
    const caller = await signedIn(deps, c, endpoint);
    const { url, signal } = c.req.raw;
    const asker: Asker = {
      tenant: caller.tenant.id,
      who: caller.person.globalId,
      // What changes something is ended as it was begun: nobody knows how much of it was seen.
      gone: endpoint.changesState ? undefined : signal,
    };
    const leave = await places.take(workAt(url), asker, signal);
    let kept = false;
    const keepPlace: KeepPlace = (file) => {
      if (file.bytes instanceof Uint8Array) return file;
      kept = true;
      return { ...file, bytes: finallyDo(file.bytes, leave) };
    };
    try {
      return await askedBy(asker, () => serve(c, caller, keepPlace));
    } catch (error) {
      kept = false;
      throw error;
    } finally {
      if (!kept) leave();
    }
  });
}

const needsPattern = /^[a-z]+(\.[a-z]+)*$/;

export function mount(
  app: Hono<AppEnv>,
  endpoint: Endpoint,
  serve: (c: AppContext) => Promise<Response>,
): void {
  const needs: unknown = endpoint.needs;
  const named = Array.isArray(needs) ? needs : [needs];
  const said =
    named.length > 0 &&
    named.every((name) => typeof name === 'string' && (needsPattern.test(name) || name === 'signedIn'));
  if (!said) throw new Error(`${endpoint.id} ${endpoint.path} does not say who may call it.`);
  const template = servedPath(addressOf(endpoint)).replace(/\{(\w+)\}/g, ':$1');
  const handler = declare(async (c: AppContext) => {
    c.set('route', template);
    c.header('Cache-Control', 'no-store');
    return serve(c);
  });
  app.on(endpoint.method, template, handler);
}

export const addressOf = ({ base, path }: Pick<Endpoint, 'base' | 'path'>): string => basePaths[base] + path;

async function signedIn(deps: RouteDeps, c: AppContext, endpoint: Endpoint) {
  const { needs } = endpoint;
  const host = requestHost(c);
  const presented = presentedBy(c);
  const { refusal, challenge, nonce } = await deps.identity.accept(host, presented);
  if (nonce !== undefined) c.header('DPoP-Nonce', nonce);
  const whoCalls = async () => {
    const person = presented && !refusal ? await deps.identity.verify(host, presented.token) : undefined;
    if (person) c.set('caller', { person, call: endpoint.id });
    const also = baseNeeds[endpoint.base];
    if (person && also !== undefined && !can(person.claims, also)) throw forbidden();
    if (person && !isOpen(needs) && !can(person.claims, needs)) throw forbidden();
    return person;
  };
  const person = await whoCalls();
  const tenant = person && (await deps.tenants.byHost(host));
  if (!person || !tenant || tenant.id !== person.tenant) {
    c.header('WWW-Authenticate', challenge);
    throw unauthorised();
  }
  const stillMay = async () => {
    if (!(await whoCalls())) throw unauthorised();
  };
  return { person, tenant, origin: originOf(deps.config, hostName(host)), stillMay };
}

/** The token of a request, with the proof that goes with it. */
function presentedBy(c: AppContext): Presented | undefined {
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

export async function partsOf(c: AppContext, endpoint: Endpoint) {
  const params: Record<string, string> = {};
  for (const [, name = ''] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
    const value = c.req.param(name) ?? '';
    if (hasNul(value) || (applicationParams.has(name) && !isApplicationRef(value))) throw notFound();
    params[name] = value;
  }
  const query = checked(endpoint.query ?? noQuery, queryOf(c.req.raw.url));
  const body = endpoint.body && checked(endpoint.body, await bodyOf(c.req.raw));
  return { params, query, body };
}

/** Names under which a path carries an application's number or guid (OP-111). */
const applicationParams = new Set(['id', 'guid', 'applicationGuid']);
const noQuery = v.strictObject({});

const namesApplication = (endpoint: Endpoint): boolean =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => applicationParams.has(name));

/** Whatever the claim held, an application out of sight is not found (OP-048). */
export async function namedApplication(
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

export function replyText(
  deps: Pick<RouteDeps, 'checkReplies'>,
  endpoint: Endpoint,
  answer: unknown,
): string | undefined {
  const text = answer instanceof JsonText ? answer.text : JSON.stringify(answer);
  if (deps.checkReplies) v.parse(endpoint.reply, text === undefined ? undefined : JSON.parse(text));
  return text;
}

export function send(c: AppContext, text: string | undefined): Response {
  return text === undefined ? c.body(null, 204) : c.body(text, 200, { 'Content-Type': 'application/json' });
}
