import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { Permission, type Claim } from './permissions.ts';
import type { MediaType } from './wire.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call:
 * - `public`: anyone, without a token
 * - `signedIn`: any person of the tenant
 * - `visible`: any person of the tenant who has the application in sight
 * - a claim, or a group of claims of which any one is enough
 */
export type Needs = 'public' | 'signedIn' | 'visible' | Claim | readonly Claim[];

/** Where the paths of a base begin, on whichever host is configured for it. */
export const basePaths = {
  api: '/api',
  /** The portal API while no tenant is known. */
  identity: '/api',
  errorLog: '/api/errorlog',
  /** The identity provider's own calls. */
  provider: '/oidc',
  verification: '/entity-verification/api/v1',
} as const;

/** Where people add and remove what they sign in with: a page of the identity provider, below its address. */
export const signInMethodsPath = '/sign-in-methods';

/** Which configured address a path belongs to. */
export type Base = keyof typeof basePaths;

/** The claim that every call of a base needs besides its own (table P). */
export const baseNeeds: Readonly<Partial<Record<Base, Claim>>> = {
  verification: Permission.entityVerification,
};

/**
 * How expensive a call is: the server limits how many of a class run at a time. A list that is neither searched nor filtered
 * is a `call`, not a `search`; `outside` waits for another system.
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

/** Reads that a call makes stale, by when. Nobody waits for them: the call ends with its answer. */
export interface Invalidations {
  /** With any outcome: the server may have acted without an answer. */
  readonly answered?: readonly Endpoint[];
  /** Only if the answer refuses, or is missing: what is shown may be older than what the server has. */
  readonly refused?: readonly Endpoint[];
  /** Only if it succeeded. */
  readonly succeeded?: readonly Endpoint[];
  /** With any outcome, once the caller has closed, such as a dialog that shows the result. Until then the rows stay. */
  readonly closed?: readonly Endpoint[];
  /** Refetches at once what is shown, or everything that was ever read. Default `shown`. */
  readonly reread?: 'shown' | 'all';
}

/** What a form of files may hold. */
export interface UploadLimits {
  /** Name of the form field. */
  readonly field: string;
  /** Bytes of one file. */
  readonly maximumBytes: number;
  readonly maximumFiles: number;
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The `{name}` placeholders of a path, each filled by a string. */
export type PathParams<Path extends string> = { readonly [Name in Names<Path>]: string };

export interface Endpoint<
  Path extends string = string,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Reply extends GenericSchema = GenericSchema,
> {
  /** Number in the table of calls; where a line of the table is several calls, with a part: `C75.1`. */
  readonly id: `C${number}`;
  readonly method: Method;
  readonly path: Path;
  /** Default `api`. */
  readonly base: Base;
  readonly needs: Needs;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** A call that changes something is never sent twice by itself. Default: everything but GET. */
  readonly changesState: boolean;
  /** The same call with the same `Idempotency-Key` acts once. Default false. */
  readonly idempotent: boolean;
  /** A 401 of it is about what was sent, and ends no session (OP-025). Default: of what is public. */
  readonly keepsSession: boolean;
  /** The media types that a file may have: its bytes are the reply, a Blob, and may be streamed. Default `json`. */
  readonly answers: 'json' | readonly MediaType[];
  /** The body travels as a form of files within these limits. Default JSON. */
  readonly uploads?: UploadLimits | undefined;
  /** Default `call`. */
  readonly cost?: CostClass | undefined;
  /** Default nothing. */
  readonly invalidates?: Invalidations | undefined;
}

type Optional = 'base' | 'query' | 'body' | 'changesState' | 'idempotent' | 'keepsSession' | 'answers';
type Definition<
  Path extends string,
  Query extends GenericSchema | undefined,
  Body extends GenericSchema | undefined,
  Reply extends GenericSchema,
> = Omit<Endpoint<Path, Query, Body, Reply>, Optional> &
  Partial<Pick<Endpoint<Path, Query, Body, Reply>, Optional>>;

/**
 * Describes one call once; client, server and mocks are readings of the same object.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  const Path extends string,
  Reply extends GenericSchema,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(definition: Definition<Path, Query, Body, Reply>): Endpoint<Path, Query, Body, Reply> {
  return {
    base: 'api',
    changesState: definition.method !== 'GET',
    idempotent: false,
    keepsSession: definition.needs === 'public',
    answers: 'json',
    ...definition,
    query: definition.query as Query,
    body: definition.body as Body,
  };
}

type QueryPart<Schema> = Schema extends GenericSchema
  ? { readonly query: Readonly<Partial<InferOutput<Schema>>> }
  : unknown;
type BodyPart<Schema> = Schema extends GenericSchema ? { readonly body: InferOutput<Schema> } : unknown;
type ParamsPart<Path extends string> = [Names<Path>] extends [never]
  ? unknown
  : { readonly params: PathParams<Path> };

/** What a caller hands over: `params`, `query` and `body`, each only where the endpoint has it. */
export type Input<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, GenericSchema>
    ? ParamsPart<Path> & QueryPart<Query> & BodyPart<Body>
    : never;

/** What a caller gets back, parsed. */
export type Reply<E> =
  E extends Endpoint<string, GenericSchema | undefined, GenericSchema | undefined, infer R>
    ? InferOutput<R>
    : never;

/** What goes over the wire as the answer. */
export type WireReply<E> =
  E extends Endpoint<string, GenericSchema | undefined, GenericSchema | undefined, infer R>
    ? InferInput<R>
    : never;
