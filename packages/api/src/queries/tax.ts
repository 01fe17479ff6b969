import { send, type Client } from '../client/index.ts';
import { revealTaxNumber, succeeded } from '../contract/index.ts';
import { CallFailed, unwrap } from './call-failed.ts';
import { mutationOf } from './query-of.ts';

export interface TaxNumberRequest {
  readonly position: number;
  /** Receives the digits. They are stored nowhere else. */
  readonly onNumber: (digits: string) => void;
}

export const taxQueries = (client: Client) => ({
  /** Reveals one number. It is passed to the callback and not cached: the mutation has no data. */
  reveal: (guid: string) =>
    mutationOf(
      revealTaxNumber,
      async ({ position, onNumber }: TaxNumberRequest): Promise<void> => {
        const reply = await unwrap(
          send(client, revealTaxNumber, { params: { guid }, body: { Position: position } }),
        );
        if (!succeeded(reply) || !reply.Tfn)
          throw new CallFailed({ kind: 'invalid', message: reply.Message ?? '' });
        onNumber(reply.Tfn);
      },
      { gcTime: 0 },
    ),
});
