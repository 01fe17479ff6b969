import { HTTPError, TimeoutError, type ResponsePromise } from 'ky';
import * as v from 'valibot';
import {
  errorEnvelope,
  failureOfStatus,
  filledPath,
  queryText,
  type Endpoint,
  type Failure,
  type QueryValue,
  type Reply,
  type Result,
} from '../contract/index.ts';
import type { AnswerHead } from './auth-session.ts';
import type { Client } from './create-client.ts';

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly version?: number | undefined;
}

export interface Call {
  readonly address: URL;
  /** Without credentials, which differ for each attempt. */
  readonly headers: Headers;
  /** Sends the call with credentials. It is given up after a while, and an error response is thrown. */
  readonly request: (more?: Pick<RequestInit, 'redirect'>) => ResponsePromise;
  /** The same for transports other than `fetch`. */
  readonly carry: Carry;
}

/** Sends a request, and sends it again if it needs a new proof. Each endpoint can be repeated safely. */
type Carry = <T extends AnswerHead>(headers: Headers, sendOnce: () => Promise<T>) => Promise<T>;

/**
 * Sends one call and returns its result. Session and error log are notified. Never throws: a failure is part of the
 * result (OP-242).
 */
export async function exchange<T>(
  client: Client,
  endpoint: Endpoint,
  input: AnyInput,
  { signal, accept = 'application/json' }: SendOptions & { readonly accept?: string },
  transport: (call: Call) => Promise<Result<T>>,
): Promise<Result<T>> {
  const call = callOf(client, endpoint, input, accept, signal);
  const outcome = call
    ? await transport(call).catch((error: unknown) => failed(failureOfError(error, signal)))
    : failed({ kind: 'blocked' });
  if (endpoint.idempotent) client.keys.settle(endpoint, input, outcome);
  if (!outcome.ok) {
    if (outcome.failure.kind === 'unauthorised' && !endpoint.keepsSession) client.session.unauthorised();
    if (outcome.failure.kind === 'notFound') client.features.missing(endpoint);
    if (outcome.failure.kind === 'forbidden') client.session.forbidden?.();
    if (worthReporting(outcome.failure)) client.onFailure(endpoint, outcome.failure);
  }
  return outcome;
}

/** A longer value of `Accept` needs the permission of another origin (Fetch standard, CORS-safelisted headers). */
const safelistedLength = 128;

/** Timeout of an attempt in milliseconds. */
const attemptTimeout = 20_000;

/** The server writes a report for up to 30 s. A call given up earlier would end with an unknown outcome. */
const reportTimeout = 45_000;

/** A call that can be sent; undefined if it must not be. */
function callOf(
  client: Client,
  endpoint: Endpoint,
  input: AnyInput,
  accept: string,
  signal: AbortSignal | undefined,
): Call | undefined {
  const { params, query, body, version } = input;
  const base = client.addresses.of(endpoint.base, client.tenant());
  if (!base) return undefined;
  const address = new URL(base);
  address.pathname = base.pathname.replace(/\/$/, '') + filledPath(endpoint.path, params);
  address.search = new URLSearchParams(queryText(query ?? {})).toString();

  const permits = (name: string) => client.addresses.permitsHeader(address, name);
  const headers = new Headers({
    accept: accept.length <= safelistedLength || permits('accept') ? accept : '*/*',
  });
  if (endpoint.idempotent && permits('idempotency-key'))
    headers.set('idempotency-key', client.keys.keyFor(endpoint, input));
  if (version !== undefined && permits('if-match')) headers.set('if-match', `"${version}"`);

  const { method, changesState, cost } = endpoint;
  const carry = carryOf(client, endpoint, address.href);
  return {
    address,
    headers,
    carry,
    request: (more) =>
      client.http(address, {
        ...more,
        method,
        headers,
        json: body,
        timeout: cost === 'report' ? reportTimeout : attemptTimeout,
        ...(changesState && { retry: 0 }),
        ...(signal && { signal }),
        fetch(given, init) {
          const request = given instanceof Request ? given : new Request(given, init);
          // A copy of a request can lose its signal, so the signal is passed separately.
          return carry(request.headers, () => fetch(request.clone(), { ...init, signal: request.signal }));
        },
      }),
  };
}

const carryOf =
  ({ session }: Client, { needs, method }: Endpoint, url: string): Carry =>
  async (headers, sendOnce) => {
    if (needs === 'public') return sendOnce();
    await session.authorise(headers, { method, url });
    const answer = await sendOnce();
    if (!session.onAnswer?.(answer)) return answer;
    await session.authorise(headers, { method, url });
    return sendOnce();
  };

/**
 * Parses the text of a response as the reply of its endpoint. One that does not match the contract is read
 * tolerantly, by code that only other back ends need (OP-389). What cannot be read is reported.
 */
export async function replyOf<E extends Endpoint>(
  { onFailure }: Pick<Client, 'onFailure'>,
  endpoint: E,
  answer: string,
): Promise<Result<Reply<E>>> {
  const data = answer ? fromJson(answer) : undefined;
  const parsed = v.safeParse(endpoint.reply, data);
  if (parsed.success) return { ok: true, value: parsed.output as Reply<E> };
  const { readTolerantly } = await import('./tolerant-reading.ts');
  const { ok, value, reasons } = readTolerantly(endpoint.reply, data, endpoint.changesState);
  if (!ok) return failed({ kind: 'drift', reason: reasons[0] });
  if (reasons.length > 0) onFailure(endpoint, { kind: 'drift', reason: reasons.join(', ') });
  return { ok: true, value: value as Reply<E> };
}

export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Symbol('not JSON');
  }
}

export const failed = (failure: Failure): Result<never> => ({ ok: false, failure });

/** An error response. Other back ends may send only a message. */
const errorBody = v.object({
  Message: v.nullish(errorEnvelope.entries.Message),
  RequestId: v.nullish(errorEnvelope.entries.RequestId),
  Conflict: errorEnvelope.entries.Conflict,
});

/** The failure of an error response, from its envelope and its headers. */
export function failureOfAnswer({ status, headers }: AnswerHead, data: unknown): Failure {
  const { Message, RequestId, Conflict } = v.is(errorBody, data) ? data : {};
  const failure = failureOfStatus(
    status,
    Message ?? '',
    RequestId ?? undefined,
    secondsOf(headers.get('retry-after')),
  );
  return failure.kind === 'conflict' && Conflict !== undefined ? { ...failure, conflict: Conflict } : failure;
}

/** A `Retry-After` header is a number of seconds or a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter ?? Number.NaN);
  const wait = Number.isNaN(seconds) ? (Date.parse(retryAfter ?? '') - Date.now()) / 1000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.ceil(wait);
}

/** The failure for an error of the HTTP library. */
function failureOfError(error: unknown, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted) return { kind: 'aborted' };
  if (error instanceof TimeoutError) return { kind: 'timeout' };
  if (!(error instanceof HTTPError)) return { kind: 'network' };
  return failureOfAnswer(error.response, error.data);
}

const worthReporting = ({ kind }: Failure) =>
  kind !== 'aborted' && kind !== 'forbidden' && kind !== 'notFound' && kind !== 'unauthorised';
