import type { Client } from '../client/index.ts';
import { triggerIntegration } from '../contract/index.ts';
import { changeOf } from './query-of.ts';

export const integratingQueries = (client: Client) => ({
  /** Triggers one of the application's integrations, by the name that the server knows it by. */
  trigger: (ApplicationGuid: string, ApiName: string) =>
    changeOf(client, triggerIntegration, () => ({ body: { ApplicationGuid, ApiName } })),
});
