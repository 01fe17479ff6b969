import type { Endpoint, FileBytes, Input, Reply, Result } from '../contract/index.ts';
import { exchange, replyOf, type AnyInput, type SendOptions } from './call.ts';
import type { Client } from './create-client.ts';

/** The input of a call without files; `upload` and `download` are for files. */
export type JsonInput<E> =
  Reply<E> extends FileBytes
    ? never
    : Input<E> extends { readonly body: Readonly<Record<string, FileBytes>> }
      ? never
      : Input<E>;

/** Sends a call and parses its response. */
export const send = <E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: JsonInput<E>,
  options: SendOptions = {},
): Promise<Result<Reply<E>>> =>
  exchange(client, endpoint, input as AnyInput, options, async ({ request }) =>
    replyOf(client, endpoint, await request().text()),
  );
