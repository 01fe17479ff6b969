import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { Permission, type Claim } from './permissions.ts';
import type { MediaType } from './wire.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call the endpoint:
 * - `public`: anyone, without a token
 * - `signedIn`: any user of the tenant
 * - `visible`: any user of the tenant who may see the application
 * - a claim, or a group of claims, of which one is enough
 */
export type Needs = 'public' | 'signedIn' | 'visible' | Claim | readonly Claim[];

/** Path prefix of each base, on the host that is configured for it. */
export const basePaths = {
  api: '/api',
  /** The portal API, for calls before the tenant is known. */
  identity: '/api',
  errorLog: '/api/errorlog',
  /** Endpoints of the identity provider. */
  provider: '/oidc',
  verification: '/entity-verification/api/v1',
} as const;

/** Page of the identity provider where users add and remove sign-in methods. */
export const signInMethodsPath = '/sign-in-methods';

/** Page of the identity provider where administrators set the firm's own identity providers. */
export const signInSettingsPath = '/sign-in-settings';

/** The configured address that a path is relative to. */
export type Base = keyof typeof basePaths;

/** Additional claim for all calls of a base (table P). */
export const baseNeeds: Readonly<Partial<Record<Base, Claim>>> = {
  verification: Permission.entityVerification,
};

/**
 * Cost class of a call. The server limits the concurrent calls of each class. A list without search or filter is a
 * `call`, not a `search`. Calls that wait for another system are `outside`.
 */
export type CostClass =
  | 'call'
  | 'search'
  | 'export'
  | 'zip'
  | 'download'
  | 'report'
  | 'upload'
  | 'outside'
  | 'mail';

/** The reads that a call makes stale, and when. The call completes without waiting for the refetch. */
export interface Invalidations {
  /** After any outcome, because the server may have acted even if the response is missing. */
  readonly settled?: readonly Pick<Endpoint, 'id'>[];
  /** Only after a rejection or a missing response, because the displayed data may be out of date. */
  readonly failed?: readonly Pick<Endpoint, 'id'>[];
  /** Only after success. */
  readonly succeeded?: readonly Pick<Endpoint, 'id'>[];
  /**
   * After any outcome, once the caller has unmounted, for example a dialog that shows the result. The rows stay until
   * then.
   */
  readonly closed?: readonly Pick<Endpoint, 'id'>[];
  /** What to refetch at once: active queries (on screen), or all that were ever read. Default `active`. */
  readonly refetch?: 'active' | 'all';
}

/** Limits of a multipart upload. */
export interface UploadLimits {
  /** Name of the form field. */
  readonly field: string;
  /** Maximum size of one file, in bytes. */
  readonly maximumBytes: number;
  readonly maximumFiles: number;
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The `{name}` placeholders of a path, each with a string value. */
export type PathParams<Path extends string> = { readonly [Name in Names<Path>]: string };

export interface Endpoint<
  Path extends string = string,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Reply extends GenericSchema = GenericSchema,
> {
  /**
   * Stable id in the table of calls. A part number follows if one row of the table has several calls, as in `C75.1`.
   */
  readonly id: `C${number}`;
  /** Default `GET`. */
  readonly method: Method;
  readonly path: Path;
  /** Default `api`. */
  readonly base: Base;
  readonly needs: Needs;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Whether the call changes state. Such a call is never retried automatically. Default: true, except for GET. */
  readonly changesState: boolean;
  /** Whether repeated calls with the same `Idempotency-Key` act only once. Default false. */
  readonly idempotent: boolean;
  /**
   * Whether the call is about a table with versions. A read returns the newest as its ETag; a change may name in
   * `If-Match` the version that it was made from. Default false.
   */
  readonly versioned?: boolean | undefined;
  /** A 401 response concerns the request and does not end the session (OP-025). Default: true for public endpoints. */
  readonly keepsSession: boolean;
  /** `json`, or the media types of a file. A file is returned as a Blob and can be streamed. Default `json`. */
  readonly answers: 'json' | readonly MediaType[];
  /** The body is sent as a multipart form within these limits. Default: JSON. */
  readonly uploads?: UploadLimits | undefined;
  /** Whether browsers keep the reply and revalidate it by its ETag. Default false: nothing is kept. */
  readonly revalidated?: boolean | undefined;
  /** Default `call`. */
  readonly cost?: CostClass | undefined;
  /** Default: none. */
  readonly invalidates?: Invalidations | undefined;
}

type Optional =
  | 'method'
  | 'base'
  | 'query'
  | 'body'
  | 'changesState'
  | 'idempotent'
  | 'keepsSession'
  | 'answers';
type Definition<
  Path extends string,
  Query extends GenericSchema | undefined,
  Body extends GenericSchema | undefined,
  Reply extends GenericSchema,
> = Omit<Endpoint<Path, Query, Body, Reply>, Optional> &
  Partial<Pick<Endpoint<Path, Query, Body, Reply>, Optional>>;

/**
 * Defines an endpoint. The client, the server and the mocks use the same object.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  const Path extends string,
  Reply extends GenericSchema,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(definition: Definition<Path, Query, Body, Reply>): Endpoint<Path, Query, Body, Reply> {
  const { method = 'GET' } = definition;
  return {
    method,
    base: 'api',
    changesState: method !== 'GET',
    idempotent: false,
    keepsSession: definition.needs === 'public',
    answers: 'json',
    ...definition,
    query: definition.query as Query,
    body: definition.body as Body,
  };
}

/** Whether an export of the contract is an endpoint. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'needs' in value && 'reply' in value;

type QueryPart<Schema> = Schema extends GenericSchema
  ? { readonly query: Readonly<Partial<InferOutput<Schema>>> }
  : unknown;
type BodyPart<Schema> = Schema extends GenericSchema ? { readonly body: InferOutput<Schema> } : unknown;
type ParamsPart<Path extends string> = [Names<Path>] extends [never]
  ? unknown
  : { readonly params: PathParams<Path> };

/** The input of a call: `params`, `query` and `body`, each only if the endpoint has it. */
export type Input<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, GenericSchema>
    ? ParamsPart<Path> & QueryPart<Query> & BodyPart<Body>
    : never;

/** The parsed reply of a call. */
export type Reply<E> =
  E extends Endpoint<string, GenericSchema | undefined, GenericSchema | undefined, infer R>
    ? InferOutput<R>
    : never;

/** The reply as sent over the wire. */
export type WireReply<E> =
  E extends Endpoint<string, GenericSchema | undefined, GenericSchema | undefined, infer R>
    ? InferInput<R>
    : never;

/** The section of the specifications that a call comes from; undefined for a call of this portal's own. */
export function specificationOf({
  id,
}: Pick<Endpoint, 'id'>):
  | 'Applications 7'
  | 'Users and verifications 7.1'
  | 'Users and verifications 7.2'
  | undefined {
  const number = Math.floor(Number(id.slice(1)));
  if (number === 84 || number > 85) return undefined;
  if (number < 66) return 'Applications 7';
  return number < 75 ? 'Users and verifications 7.2' : 'Users and verifications 7.1';
}
