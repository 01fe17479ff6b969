import type { AppContext } from '../../platform/http/app-env.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { messageAnswer } from './page-answer.ts';

/** The page of a tenant that an operator has disabled. */
export const closedAnswer = (c: AppContext, tenant: Tenant): Response =>
  messageAnswer(c, tenant, 403, {
    heading: 'This portal is closed',
    text: `Nobody can sign in to ${tenant.displayName} at the moment. Its data is kept.`,
    restart: null,
  });
