import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { send, type Client, type JsonInput } from '../client/index.ts';
import type { Endpoint, Reply } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';

/** Keys come from the endpoint, so that invalidating one names it. */
export const keyOf = (endpoint: Endpoint, input?: unknown): QueryKey =>
  input === undefined ? [endpoint.id] : [endpoint.id, input];

/** A read of an endpoint as query options. */
export function queryOf<E extends Endpoint>(client: Client, endpoint: E, input: JsonInput<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }): Promise<Reply<E>> => unwrap(send(client, endpoint, input, { signal })),
  });
}
