import type { Client } from '../client/index.ts';
import { triggerIntegration } from '../contract/index.ts';
import { changeOf } from './query-of.ts';

export const integratingQueries = (client: Client) => ({
  /** Triggers an integration of the application by its name on the server. */
  trigger: (ApplicationGuid: string, ApiName: string) =>
    changeOf(client, triggerIntegration, () => ({ body: { ApplicationGuid, ApiName } })),
});
