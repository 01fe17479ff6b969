import { send, type Client } from '../client/index.ts';
import { requestEdit, requestView, type FormReply } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { changeOf, mutationOf } from './query-of.ts';

/** Calls that open the form of an application. They are never cached. */
export const openingQueries = (client: Client) => ({
  /** `accepted`: the user has confirmed that approvals are reset. */
  edit: (guid: string) =>
    changeOf(client, requestEdit, (accepted: boolean) => ({
      params: { guid },
      query: { ConfirmationAccepted: accepted },
    })),

  view: (guid: string) =>
    mutationOf(requestView, async (): Promise<FormReply> => {
      const { Url, Message } = await unwrap(send(client, requestView, { params: { guid } }));
      return { Result: Url ? 'Success' : 'Failure', Url, Message };
    }),
});
