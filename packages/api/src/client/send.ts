import type { Endpoint, FileBytes, Input, Reply, Result } from '../contract/index.ts';
import {
  exchange,
  failed,
  failureOfError,
  replyOf,
  requestOptions,
  type AnyInput,
  type SendOptions,
} from './call.ts';
import type { Client } from './create-client.ts';

/** The input of a call without files; `upload` and `download` are for files. */
export type JsonInput<E> =
  Reply<E> extends FileBytes
    ? never
    : Input<E> extends { readonly body: Readonly<Record<string, FileBytes>> }
      ? never
      : Input<E>;

/** Sends a call and parses its response. */
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
            ...requestOptions(endpoint, signal),
            headers,
            fetch: carry.fetch,
            json: body,
          })
          .text();
        return await replyOf(client, endpoint, answer);
      } catch (error) {
        return failed(failureOfError(error, signal));
      }
    },
  );
}
