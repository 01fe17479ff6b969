import type { Endpoint, FileBytes, Input, Reply, Result } from '../contract/index.ts';
import { callOf, failed, failureOfError, replyOf, told, type AnyInput, type SendOptions } from './call.ts';
import type { Client } from './create-client.ts';

/** What a call carries that neither sends nor answers files: those are `upload` and `download`. */
export type JsonInput<E> =
  Reply<E> extends FileBytes
    ? never
    : Input<E> extends { readonly body: Readonly<Record<string, FileBytes>> }
      ? never
      : Input<E>;

/** Sends a call and parses its answer. Never throws: a failure is part of the result (OP-242). */
export async function send<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: JsonInput<E>,
  options: SendOptions = {},
): Promise<Result<Reply<E>>> {
  const outcome = await attempt(client, endpoint, input as AnyInput, options);
  return told(client, endpoint, outcome as Result<Reply<E>>);
}

async function attempt(
  client: Client,
  endpoint: Endpoint,
  input: AnyInput,
  { signal, idempotencyKey }: SendOptions,
): Promise<Result<unknown>> {
  const call = callOf(client, endpoint, input, 'application/json', idempotencyKey);
  if (!call) return failed({ kind: 'blocked' });
  try {
    const answer = await client
      .http(call.address, {
        method: endpoint.method,
        headers: call.headers,
        ...(input.body !== undefined && { json: input.body }),
        ...(endpoint.changesState && { retry: 0 }),
        ...(signal && { signal }),
      })
      .text();
    return replyOf(endpoint, answer);
  } catch (error) {
    return failed(failureOfError(error, signal));
  }
}
