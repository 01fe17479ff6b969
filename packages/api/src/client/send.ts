import type { Endpoint, FileBytes, Input, Reply, Result } from '../contract/index.ts';
import { exchange, failed, failureOfError, replyOf, type AnyInput, type SendOptions } from './call.ts';
import type { Client } from './create-client.ts';

/** What a call carries that neither sends nor answers files: those are `upload` and `download`. */
export type JsonInput<E> =
  Reply<E> extends FileBytes
    ? never
    : Input<E> extends { readonly body: Readonly<Record<string, FileBytes>> }
      ? never
      : Input<E>;

/** Sends a call and parses its answer. */
export function send<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: JsonInput<E>,
  { signal }: SendOptions = {},
): Promise<Result<Reply<E>>> {
  const { body } = input as AnyInput;
  return exchange<Reply<E>>(
    client,
    endpoint,
    input as AnyInput,
    'application/json',
    async ({ address, headers, carry }) => {
      try {
        const answer = await client
          .http(address, {
            method: endpoint.method,
            headers,
            fetch: carry.fetch,
            json: body,
            ...(endpoint.changesState && { retry: 0 }),
            ...(signal && { signal }),
          })
          .text();
        return replyOf(endpoint, answer);
      } catch (error) {
        return failed(failureOfError(error, signal));
      }
    },
  );
}
