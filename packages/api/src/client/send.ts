import { HTTPError, TimeoutError } from 'ky';
import * as v from 'valibot';
import {
  errorEnvelope,
  failureOfStatus,
  filledPath,
  queryText,
  type Endpoint,
  type Failure,
  type Input,
  type QueryValue,
  type Reply,
  type Result,
} from '../contract/index.ts';
import type { Client } from './create-client.ts';

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated call act once; only for endpoints that are `idempotent`. */
  readonly idempotencyKey?: string;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
}

/** Sends a call and parses its answer. Never throws: a failure is part of the result (OP-242). */
export async function send<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<Result<Reply<E>>> {
  const outcome = await attempt(client, endpoint, input as AnyInput, options);
  if (!outcome.ok) {
    if (outcome.failure.kind === 'unauthorised') client.session.unauthorised();
    if (worthTelling(outcome.failure)) client.onFailure(endpoint, outcome.failure);
  }
  return outcome as Result<Reply<E>>;
}

const worthTelling = ({ kind }: Failure) =>
  kind !== 'aborted' && kind !== 'forbidden' && kind !== 'notFound' && kind !== 'unauthorised';

async function attempt(
  client: Client,
  endpoint: Endpoint,
  { params, query, body }: AnyInput,
  { signal, idempotencyKey }: SendOptions,
): Promise<Result<unknown>> {
  const base = client.addresses.of(endpoint.base, client.tenant());
  if (!base) return failed({ kind: 'blocked' });
  const address = new URL(base);
  address.pathname = base.pathname.replace(/\/$/, '') + filledPath(endpoint.path, params) || '/';
  address.search = new URLSearchParams(queryText(query ?? {})).toString();

  const headers = new Headers({ accept: 'application/json' });
  if (endpoint.needs !== 'public') client.session.authorise(headers);
  if (idempotencyKey && endpoint.idempotent) headers.set('idempotency-key', idempotencyKey);

  try {
    const answer = await client
      .http(address, {
        method: endpoint.method,
        headers,
        ...(body !== undefined && { json: body }),
        ...(endpoint.changesState && { retry: 0 }),
        ...(signal && { signal }),
      })
      .text();
    return parse(endpoint, answer);
  } catch (error) {
    return failed(await failureOf(error, signal));
  }
}

function parse(endpoint: Endpoint, answer: string): Result<unknown> {
  const value = answer ? fromJson(answer) : undefined;
  const parsed = v.safeParse(endpoint.reply, value);
  return parsed.success ? { ok: true, value: parsed.output } : failed({ kind: 'drift' });
}

function fromJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return Symbol('not JSON');
  }
}

const failed = (failure: Failure): Result<never> => ({ ok: false, failure });

async function failureOf(error: unknown, signal: AbortSignal | undefined): Promise<Failure> {
  if (signal?.aborted) return { kind: 'aborted' };
  if (error instanceof TimeoutError) return { kind: 'timeout' };
  if (!(error instanceof HTTPError)) return { kind: 'network' };
  const envelope = v.safeParse(errorEnvelope, error.data);
  return failureOfStatus(
    error.response.status,
    envelope.success ? envelope.output.Message : '',
    envelope.success ? envelope.output.RequestId : undefined,
  );
}
