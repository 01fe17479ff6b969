import { mutationOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import { getActivityFeed, getApplication, revealTaxNumber } from '../contract/index.ts';
import { CallFailed, unwrap } from './call-failed.ts';

export interface TaxNumberWanted {
  readonly position: number;
  /** Is handed the digits; they are kept nowhere else. */
  readonly onNumber: (digits: string) => void;
}

export const taxQueries = (client: Client) => ({
  /** Asks for one number. It goes to whoever asked, and into no cache: the mutation answers nothing. */
  reveal: (guid: string) =>
    mutationOptions({
      gcTime: 0,
      mutationFn: async ({ position, onNumber }: TaxNumberWanted): Promise<void> => {
        const { ErrorNo, Message, Tfn } = await unwrap(
          send(client, revealTaxNumber, { params: { guid }, body: { Position: position } }),
        );
        if (ErrorNo !== 0 || !Tfn) throw new CallFailed({ kind: 'invalid', message: Message ?? '' });
        onNumber(Tfn);
      },
      meta: { invalidates: { answered: [getActivityFeed], refused: [getApplication] } },
    }),
});
