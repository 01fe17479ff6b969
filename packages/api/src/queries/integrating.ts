import { mutationOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import { getActivityFeed, triggerIntegration, type Envelope } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { keyOf } from './query-of.ts';

export const integratingQueries = (client: Client) => ({
  /** Triggers one of the application's integrations, by the name that the server knows it by. */
  trigger: (ApplicationGuid: string, ApiName: string) =>
    mutationOptions({
      mutationKey: keyOf(triggerIntegration),
      mutationFn: (): Promise<Envelope> =>
        unwrap(send(client, triggerIntegration, { body: { ApplicationGuid, ApiName } })),
      meta: { invalidates: { answered: [getActivityFeed] } },
    }),
});
