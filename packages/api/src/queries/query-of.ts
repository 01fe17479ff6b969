import { mutationOptions, queryOptions, type QueryKey, type UseMutationOptions } from '@tanstack/react-query';
import { send, type Client, type JsonInput } from '../client/index.ts';
import type { Endpoint, Envelope, Reply, Result } from '../contract/index.ts';
import { acceptedReply, unwrap } from './call-failed.ts';

/** Keys start with the id of the endpoint, so that an endpoint can be invalidated with all its inputs. */
export const keyOf = (endpoint: Pick<Endpoint, 'id'>, input?: unknown): QueryKey =>
  input === undefined ? [endpoint.id] : [endpoint.id, input];

/** How long a read is fresh, and how long it stays in memory without a user, in ms. */
type Keeping = Readonly<Partial<Record<'staleTime' | 'gcTime', number>>>;

/** Query options for a read of an endpoint. */
export function queryOf<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: JsonInput<E>,
  keeping: Keeping = {},
) {
  return queryOptions({
    ...keeping,
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }): Promise<Reply<E>> => unwrap(send(client, endpoint, input, { signal })),
  });
}

type ChangeOptions<Answer, Given> = Omit<UseMutationOptions<Answer, Error, Given>, 'mutationFn' | 'meta'>;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Pick<Endpoint, 'invalidates'>;
  }
}

/** Mutation options for a call of any transport. Its endpoint defines what becomes stale. */
export const mutationOf = <Answer, Given = void>(
  { invalidates }: Endpoint,
  mutationFn: (given: Given) => Promise<Answer>,
  options: ChangeOptions<Answer, Given> = {},
) => mutationOptions({ ...options, mutationFn, meta: { invalidates } });

/** Mutation options for a JSON call. `inputOf` maps the variables to the input of the endpoint. */
export function changeOf<E extends Endpoint, Given = void>(
  client: Client,
  endpoint: E,
  inputOf: (given: Given) => JsonInput<E>,
  options: ChangeOptions<Reply<E>, Given> = {},
) {
  return mutationOf(
    endpoint,
    (given: Given): Promise<Reply<E>> => unwrap(send(client, endpoint, inputOf(given))),
    options,
  );
}

/** Like `changeOf`, for endpoints whose reply is only an envelope. A business error rejects with `CallFailed`. */
export function editOf<E extends Endpoint, Given>(
  client: Client,
  endpoint: Reply<E> extends Envelope ? E : never,
  inputOf: (given: Given) => JsonInput<E>,
  options: ChangeOptions<void, Given> = {},
) {
  return mutationOf(
    endpoint as E,
    async (given: Given): Promise<void> => {
      await acceptedReply(send(client, endpoint as E, inputOf(given)) as Promise<Result<Envelope>>);
    },
    options,
  );
}
